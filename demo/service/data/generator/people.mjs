import { random } from './random.mjs';

const names = {
  fr: [
    ['Camille', 'Inès', 'Hugo', 'Élise', 'Théo', 'Maëlle', 'Bastien', 'Noémie'],
    ['Martin', 'Lefèvre', 'Garnier', 'Rousselin', 'Morvan', 'Delacourt', 'Fabre', "d'Aubrac"],
  ],
  de: [
    ['Jonas', 'Lena', 'Mathilda', 'Emil', 'Greta', 'Sören', 'Annika', 'Felix'],
    ['Müller', 'Großmann', 'Hartwig', 'Köhler', 'Brandt', 'Weiß', 'Lindner', 'Vogt'],
  ],
  en: [
    ['Oliver', 'Amelia', 'Imogen', 'Rhys', 'Niamh', 'Callum', 'Priya', 'Harriet'],
    ['Smith', "O'Connor", 'Ashworth', 'Patel', 'Llewellyn', 'MacLeod', 'Thornton', 'Baines'],
  ],
  us: [
    ['Ethan', 'Madison', 'Aaliyah', 'Mateo', 'Harper', 'Logan', 'Zoe', 'Wyatt'],
    ['Johnson', 'Ramirez', 'Nguyen', 'Kowalski', 'Washington', 'Fitzgerald', 'Bennett', 'Cho'],
  ],
  es: [
    ['Lucía', 'Álvaro', 'Nuria', 'Íñigo', 'Marta', 'Joaquín'],
    ['García', 'Muñoz', 'Echeverría', 'Sanz', 'Peña', 'Llorente'],
  ],
  it: [
    ['Giulia', 'Lorenzo', 'Chiara', 'Niccolò', 'Beatrice', 'Matteo'],
    ['Rossi', 'Bellandi', 'Ferraro', 'Conti', "D'Amico", 'Galli'],
  ],
  nl: [
    ['Sanne', 'Daan', 'Femke', 'Joost', 'Lotte', 'Thijs'],
    ['de Vries', 'Jansen', 'van den Berg', 'Bakker', 'Smit', 'Vermeulen'],
  ],
  other: [
    ['Anna', 'Lukas', 'Maja', 'Oskar', 'Sofia', 'Viktor'],
    ['Nowak', 'Lindqvist', 'Novák', 'Nagy', 'Ferreira', 'Tanaka', 'Virtanen', 'Hansen'],
  ],
};

/** Numbers that the numbering plans reserve for fiction; everywhere else the United Kingdom's. */
const phones = {
  FR: '+33 1 99 00 ## ##',
  DE: '+49 30 23125 ###',
  US: '+1 202 555 01##',
  CA: '+1 613 555 01##',
  SE: '+46 8 465 004 ##',
  IE: '+353 20 91# ####',
};

const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

/** An invented person: `{ name, email, phone }`. Mail goes to a domain that nobody can own. */
export function person(language, country, key) {
  const chance = random(`person ${key}`);
  const [first, last] = (names[language] ?? names.other).map(chance.pick);
  return {
    name: `${first} ${last}`,
    email: `${plain(first)}.${plain(last)}@${chance.pick(['example.com', 'example.org', 'example.net'])}`,
    phone: (phones[country] ?? '+44 1632 960###').replace(/#/g, () => chance.digits(1)),
  };
}
