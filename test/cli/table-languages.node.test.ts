import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { madeOf } from './made-of.js';
import { Workplace } from './workplace.js';

let workplace: Workplace;
beforeEach(() => (workplace = new Workplace()));
afterEach(() => workplace.remove());

const made = (table: string) => madeOf(workplace, table);

const address = { address: 'Oudegracht 120', city: 'Utrecht', zip: '3511 AW' };

describe('the columns of a table in a shop’s language', () => {
  const headers = {
    English: 'Name,Street,Town,Post code,Country,Phone,E-mail,Opening hours,Website',
    German: 'Filiale,Straße,Ort,PLZ,Land,Telefon,E-Mail-Adresse,Öffnungszeiten,Webseite',
    French: 'Nom du magasin,Adresse,Ville,Code postal,Pays,Téléphone,Courriel,Horaires,Site web',
    Arabic:
      'الاسم,العنوان,المدينة,الرمز البريدي,الدولة,الهاتف,البريد الإلكتروني,ساعات العمل,الموقع الإلكتروني',
    Spanish:
      'Nombre,Dirección,Ciudad,Código postal,País,Teléfono,Correo electrónico,Horario,Sitio web',
    Italian: 'Negozio,Indirizzo,Città,CAP,Nazione,Telefono,E-mail,Orari di apertura,Sito web',
    Dutch: 'Winkelnaam,Straat,Plaats,Postcode,Land,Telefoon,E-mailadres,Openingstijden,Website',
    Brazilian:
      'Nome da loja,Endereço,Cidade,CEP,País,Telefone,E-mail,Horário de funcionamento,Site',
    'Portuguese of Portugal':
      'Loja,Morada,Localidade,Código postal,País,Telefone,E-mail,Horário,Site',
    Polish:
      'Nazwa sklepu,Ulica,Miejscowość,Kod pocztowy,Kraj,Nr telefonu,Adres e-mail,Godziny otwarcia,Strona www',
  };
  const countries = {
    English: 'Netherlands',
    German: 'Niederlande',
    French: 'Pays-Bas',
    Arabic: 'هولندا',
    Spanish: 'Países Bajos',
    Italian: 'Paesi Bassi',
    Dutch: 'Nederland',
    Brazilian: 'Países Baixos',
    'Portuguese of Portugal': 'Países Baixos',
    Polish: 'Holandia',
  };

  for (const [language, header] of Object.entries(headers)) {
    it(`are known by their names in ${language}, in any order`, async () => {
      const country = countries[language as keyof typeof countries];
      const row = `Lamp House,Oudegracht 120,Utrecht,3511 AW,${country},030 1,a@b.example,Mo 10-19,b.example`;
      const columns = header.split(',').map((name, i) => [name, row.split(',')[i]!] as const);
      const backwards = [...columns].reverse();
      for (const order of [columns, backwards]) {
        const lines = [0, 1].map((part) => order.map((column) => column[part]).join(','));
        const { code, err, stores } = await made(lines.join('\n'));
        assert.equal(code, 0, err);
        const [store] = stores;
        assert.equal(store?.precision, 'postcode', 'the country is known');
        assert.deepEqual({ ...store, name: 'Lamp House', ...address, country }, store);
        assert.deepEqual(store?.details, {
          phone: '030 1',
          hours: ['Mo 10-19'],
          email: 'a@b.example',
          url: 'https://b.example',
        });
      }
    });
  }

  it('for a house number behind the street are joined to it', async () => {
    for (const header of [
      'Tienda,Calle,Número,Ciudad',
      'Negozio,Via,Numero civico,Città',
      'Winkel,Straat,Huisnummer,Plaats',
      'Loja,Rua,Número,Cidade',
      'Sklep,Ulica,Nr domu,Miasto',
    ]) {
      const { stores } = await made(`${header}\nA,Weg,5a,Utrecht`);
      assert.equal(stores[0]?.address, 'Weg 5a', header);
    }
    const numbered = await made('Número,Tienda,Calle,Ciudad\n7,A,Calle Mayor,Madrid');
    assert.equal(numbered.stores[0]?.id, 7);
  });

  for (const [language, header] of Object.entries({
    English: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun',
    OpenStreetMap: 'Mo,Tu,We,Th,Fr,Sa,Su',
    German: 'Mo,Di,Mi,Do,Fr,Sa,So',
    French: 'Lu,Ma,Me,Je,Ve,Sa,Di',
    Arabic: 'الاثنين,الثلاثاء,الأربعاء,الخميس,الجمعة,السبت,الأحد',
    Spanish: 'Lu,Ma,Mi,Ju,Vi,Sa,Do',
    'whole Spanish': 'Lunes,Martes,Miércoles,Jueves,Viernes,Sábado,Domingo',
    Italian: 'Lunedì,Martedì,Mercoledì,Giovedì,Venerdì,Sabato,Domenica',
    Dutch: 'ma,di,wo,do,vr,za,zo',
    Portuguese: 'Segunda-feira,Terça-feira,Quarta-feira,Quinta-feira,Sexta-feira,Sábado,Domingo',
    'short Portuguese': 'Seg,Ter,Qua,Qui,Sex,Sáb,Dom',
    Polish: 'Poniedziałek,Wtorek,Środa,Czwartek,Piątek,Sobota,Niedziela',
    'short Polish': 'Pn,Wt,Śr,Cz,Pt,So,Nd',
  }))
    it(`for weekdays become lines of hours: ${language}`, async () => {
      const { stores } = await made(`name,city,${header}\nA,Utrecht,1,2,3,4,5,6,7`);
      const hours = ['Mo 1', 'Tu 2', 'We 3', 'Th 4', 'Fr 5', 'Sa 6', 'Su 7'];
      assert.deepEqual(stores[0]?.details, { hours });
    });

  it('for texts in several languages are no weekdays', async () => {
    const { stores } = await made('name,city,FR,IT,PT\nA,Utrecht,Lampe,Lampada,Lâmpada');
    const extra = { FR: 'Lampe', IT: 'Lampada', PT: 'Lâmpada' };
    assert.deepEqual(stores[0]?.details, { extra });
  });
});
