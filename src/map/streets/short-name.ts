/**
 * Words of streets' names and how signs and maps shorten them, in the languages of the elements. A
 * word at the beginning or at the end alone is a kind of street: "Via Roma", and not "Romavia".
 */
const FIRST: Readonly<Record<string, string>> = {
  // French
  Rue: 'R.',
  Avenue: 'Av.',
  Boulevard: 'Bd',
  Place: 'Pl.',
  Impasse: 'Imp.',
  Passage: 'Pass.',
  Square: 'Sq.',
  Chemin: 'Ch.',
  Route: 'Rte',
  Allée: 'All.',
  // Spanish and Portuguese
  Calle: 'C.',
  Avenida: 'Av.',
  Plaza: 'Pl.',
  Paseo: 'P.º',
  Carretera: 'Ctra.',
  Rua: 'R.',
  Praça: 'Pç.',
  Travessa: 'Tv.',
  Estrada: 'Estr.',
  // Italian
  Via: 'V.',
  Viale: 'V.le',
  Piazza: 'P.za',
  Piazzale: 'P.le',
  Corso: 'C.so',
  Vicolo: 'Vic.',
  Largo: 'L.go',
  // Polish
  Ulica: 'ul.',
  Aleja: 'al.',
  Plac: 'pl.',
};
const LAST: Readonly<Record<string, string>> = {
  // English
  Street: 'St',
  Road: 'Rd',
  Avenue: 'Ave',
  Boulevard: 'Blvd',
  Lane: 'Ln',
  Drive: 'Dr',
  Court: 'Ct',
  Place: 'Pl',
  Square: 'Sq',
  Terrace: 'Ter',
  Highway: 'Hwy',
  Parkway: 'Pkwy',
  // German
  Straße: 'Str.',
  Strasse: 'Str.',
  Platz: 'Pl.',
};
/** The ends of words, in German and Dutch. */
const ENDING = /(stra)(?:ße|sse|at)$/;
/** Words inside a name, in French. */
const INSIDE = /(?<![\p{L}])(Faubourg|Saint|Sainte)(?![\p{L}])/gu;
const inside: Readonly<Record<string, string>> = { Faubourg: 'Fg', Saint: 'St', Sainte: 'Ste' };

/** Returns a street's name with its usual words shortened; the name itself when it has none. */
export function shortName(name: string): string {
  const words = name.split(' ');
  if (words.length > 1) {
    const last = words.length - 1;
    const [first, end] = [FIRST[words[0]!], LAST[words[last]!]];
    if (first) words[0] = first;
    else if (end) words[last] = end;
  }
  return words
    .join(' ')
    .replace(INSIDE, (word) => inside[word]!)
    .replace(ENDING, 'str.');
}
