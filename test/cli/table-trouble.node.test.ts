import assert from 'node:assert/strict';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { madeOf, type MadeEntry } from './made-of.js';
import { Workplace } from './workplace.js';

let workplace: Workplace;
beforeEach(() => (workplace = new Workplace()));
afterEach(() => workplace.remove());

const made = (table: string | Uint8Array, ...more: readonly string[]) =>
  madeOf(workplace, table, ...more);
const namesOf = (stores: readonly MadeEntry[]) => stores.map(({ name }) => name);

describe('a table that cannot be used leaves the old file, and says why', () => {
  beforeEach(() => writeFileSync(workplace.file, 'old'));

  const utf32 = Buffer.from(
    Uint32Array.from('\ufeffname,city\nA,Ede', (letter) => letter.codePointAt(0)!).buffer,
  );
  const refused: readonly [string, string | Uint8Array, RegExp][] = [
    [
      'no column says where stores are',
      'Name,Telefon,Parking\nLamp,030,yes',
      /no column says where the stores are\. The header that was read is "Name", "Telefon", "Parking"\. .*address, city, zip, position, or lat and lng.*--template/,
    ],
    ['there is a latitude alone', 'Name,lat\nLamp,52', /no column says where/],
    [
      'a quote never closes',
      'name,city\nA,Ede\nB,"Ede\nC,Ede\n',
      /line 3: a quote opens before "Ede" and never closes/,
    ],
    [
      'text follows a quote that closes lines later',
      'name,address,city\nA,"Rue 1,Paris\nB,Rue 2,Paris\nC,Rue 3"x,Paris\nD,Rue 4,Paris',
      /line 2: the quote that opens in cell 2 closes in line 4, with text right after it/,
    ],
    [
      'no column says what stores are called',
      'Lieu de vente,Ville\nA,Lyon',
      /no column says what the stores are called\. The header that was read is "Lieu de vente", "Ville"\. .*name, .*or address.*--template/,
    ],
    ['it is UTF-32', utf32, /it is text in UTF-32: save it as "CSV UTF-8"/],
    ['it is UTF-32 the other way round', Buffer.from(utf32).swap32(), /it is text in UTF-32/],
    ['it is UTF-32 without a mark', utf32.subarray(4), /line 1 has a NUL character/],
    ['it has NUL characters', 'name,city\nA\0,Ede\n', /line 2 has a NUL character.*"CSV UTF-8"/],
    ['it has no rows', 'name,city\n', /the table holds no store/],
    [
      'all rows are left out',
      'name,city\nA,\n',
      /line 2: has no address.*the table holds no store/s,
    ],
    ['it is empty', ' \n', /it is empty/],
    ['it is a workbook', 'PK\u0003\u0004rest', /it is a workbook of Excel.*"CSV UTF-8"/],
    ['it is a web page', '<!DOCTYPE html><title>Log in', /it is a web page or XML/],
    ['it is broken JSON', '{"type": ', /it begins as JSON and is none/],
    ['it is a snapshot', '{"version":1,"stores":[]}', /no GeoJSON FeatureCollection/],
  ];
  for (const [when, table, complaint] of refused) {
    it(`when ${when}`, async () => {
      const { code, err } = await made(table);
      assert.equal(code, 3);
      assert.match(err, complaint);
      assert.match(err, /\nNothing was written\.\n$/);
      assert.equal(readFileSync(workplace.file, 'utf8'), 'old');
      assert.deepEqual(readdirSync(workplace.folder).sort(), ['stores.json', 'table']);
    });
  }

  it('when the options make no sense', async () => {
    const path = join(workplace.folder, 'stores.csv');
    writeFileSync(path, 'name,city\nA,Ede\n');
    const wrong: readonly [readonly string[], RegExp][] = [
      [workplace.tableArguments(`${path}.none`), /--csv: there is no file/],
      [workplace.tableArguments(workplace.folder), /--csv: there is no file/],
      [workplace.tableArguments(path, '--public-key', 'pk_demo'), /--csv needs no --base-url/],
      [workplace.tableArguments(path, '--base-url', 'https://x.example'), /give either/],
      [['snapshot', '--csv', path], /--out is missing/],
      [['snapshot', '--csv', path, '--out', path], /would replace the table/],
      [workplace.tableArguments(path, '--report', path), /would replace the table/],
      [
        workplace.tableArguments(path, '--geocoder', 'us-census', '--gazetteer-only'),
        /give either/,
      ],
      [workplace.arguments({ url: 'https://x.example' }, '--country', 'NL'), /--country is for/],
      [['snapshot', '--out', workplace.file], /give either --csv FILE or --base-url/],
    ];
    for (const [args, complaint] of wrong) {
      const { code, err } = await workplace.run(args);
      assert.equal(code, 2, args.join(' '));
      assert.match(err, complaint);
    }
    assert.equal(readFileSync(workplace.file, 'utf8'), 'old');
  });
});

describe('rows that cannot be used are named with their lines, and the others are used', () => {
  it('where they lack a name or a place, or have a cell too many', async () => {
    const rows = ['A,,Ede,', ',,Ede,', 'B,,,', ',,,', 'C,Main St, 5,Ede', '"D\nE",x,Ede,', 'F,,,x'];
    const { code, err, out, stores } = await made(`name,street,city\n${rows.join('\n')}`);
    assert.equal(code, 0);
    assert.deepEqual(namesOf(stores), ['A', 'D E']);
    const left = [...err.matchAll(/^line (\d+): (.*): left out$/gm)];
    assert.deepEqual(
      left.map(([, line, reason]) => `${line} ${reason}`),
      [
        '3 has no name and no address',
        '4 has no address, town, postal code or position',
        '6 has 4 cells, and the header 3: text with a separator in it needs quotes',
        '9 has 4 cells, and the header 3: text with a separator in it needs quotes',
      ],
    );
    assert.match(out, /^2 stores: .*\n4 rows left out\n/);
    assert.deepEqual(
      workplace.report.rows?.map(({ row, isLeftOut }) => [row, isLeftOut]),
      [...[3, 4, 6, 9].map((row) => [row, true])],
    );
  });

  it('where text follows a closing quote', async () => {
    const rows = ['A,"Bob"s,Ede', '"6"" nails","1st\n""floor"" 2" ,Ede', 'B,"x" 5,Ede', 'C,x,Ede'];
    const { code, err, stores } = await made(`name,street,city\n${rows.join('\n')}`);
    assert.equal(code, 0);
    assert.deepEqual(namesOf(stores), ['6" nails', 'C']);
    const said = /^line (\d): has text right after the quote that closes its cell 2, in line \1:/gm;
    assert.deepEqual(
      [...err.matchAll(said)].map(([, line]) => line),
      ['2', '5'],
    );
  });

  it('where they repeat the header, or stand above it', async () => {
    const rows = ['Our stores', 'name,city', 'Nom,Ville', 'Name,Lyon', 'NAME,City', 'B,Ede'];
    const { err, stores } = await made(rows.join('\n'));
    assert.deepEqual(namesOf(stores), ['Name', 'B']);
    assert.match(err, /^line 1: stands above the header: left out\nline 3: is a header again/m);
    assert.match(err, /^line 5: is a header again: left out$/m);
  });

  it('where an earlier row has their id, or is the same store', async () => {
    const ids = await made('id,name,city\n5,A,Ede\n6,B,Ede\n05,C,Ede\nx,D,Ede\nx,E,Ede');
    assert.deepEqual(namesOf(ids.stores), ['A', 'B', 'D']);
    assert.match(ids.err, /^line 4: has the id 5 of line 2: left out$/m);
    assert.match(ids.err, /^line 6: has the id x of line 5: left out$/m);
    const none = await made('name,city\nA,Ede\nA,Ede\nA,Lyon');
    assert.equal(none.stores.length, 2);
    assert.match(none.err, /^line 3: is the same store as line 2: left out$/m);
  });

  it('up to twenty on the screen, and all of them in the report', async () => {
    const { err } = await made(`name,city\nA,Ede\n${'B,\n'.repeat(25)}`);
    assert.equal(err.match(/: left out$/gm)?.length, 20);
    assert.match(err, /^and 5 more: --report FILE lists them all$/m);
    assert.equal(workplace.report.rows?.length, 25);
    assert.equal(workplace.report.droppedRecords, 25);
  });
});

describe('a cell that cannot be used', () => {
  it('may be a formula, but a link’s address and text are read', async () => {
    const link = (to: string) => `"=HYPERLINK(""${to}"",""Text"")"`;
    const { err, stores } = await made(
      [
        'name,city,website,image,note,phone,zip',
        `${link('https://a.example/n')},Ede,${link('https://a.example/x')},=A1,${link('https://a.example/y')},="030",="01067"`,
        'B,Ede,"=SUM(1,2)",,#REF!,=1+1,',
        // as files made by hand have it
        'C,Ede,=HYPERLINK("https://a.example/c","Text"),,,,',
      ].join('\n'),
    );
    const [a, b, c] = stores;
    assert.equal(a?.name, 'Text');
    assert.equal(a?.zip, '01067');
    const details = { url: 'https://a.example/x', note: 'Text', phone: '030' };
    assert.deepEqual(a?.details, details);
    assert.equal(b?.details, undefined);
    assert.deepEqual(c?.details, { url: 'https://a.example/c' });
    assert.match(err, /^line 2: "image" is a formula, and is not used$/m);
    for (const column of ['website', 'phone'])
      assert.match(err, new RegExp(`^line 3: "${column}" is a formula, and is not used$`, 'm'));
    assert.match(err, /^line 3: "note" is the spreadsheet's error #REF!, and is not used$/m);
  });

  it('may have a wrong address, number or position, and its column is named', async () => {
    const { err, stores } = await made(
      'name,city,website,email,priority,pin color,lat,lng,phone\nA,Ede,javascript:alert(1),x y,first,#zz,91,5,4.93E+11',
    );
    assert.equal(stores[0]?.details, undefined);
    assert.equal(stores[0]?.precision, undefined);
    for (const column of ['website', 'email', 'priority', 'pin color', 'lat', 'phone'])
      assert.match(err, new RegExp(`^line 2: "${column}" is .*, and is not used$`, 'm'));
  });

  it('may hold a secret key, which is neither written nor quoted', async () => {
    const { out, err } = await made('name,city,Token\nA,Ede,sk_live_1234567890');
    assert.match(err, /^line 2: "Token" holds a secret key: revoke it/m);
    const written = readFileSync(workplace.file, 'utf8') + JSON.stringify(workplace.report);
    assert.doesNotMatch(out + err + written, /sk_/);
  });

  it('may be too long, which is named, or say “N/A”', async () => {
    const { err, stores } = await made(`name,city,note,phone\nA,Ede,${'x'.repeat(501)},N/A`);
    assert.equal(stores[0]?.details, undefined);
    assert.match(err, /^line 2: "note" has more than 500 letters/m);
  });

  it('may name an unknown country, which is named once for all rows', async () => {
    const { err, stores } = await made('name,city,country\nA,Ede,Atlantis\nB,Ede,Atlantis');
    assert.equal(stores.length, 2);
    assert.equal(err.match(/"Atlantis" is no known country/g)?.length, 1);
  });
});

describe('a table of 50,000 rows', () => {
  /** Seconds of work, whatever else the computer does meanwhile. */
  const worked = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const towns = ['Utrecht,NL', 'Lyon,Frankreich'];
  const row = (i: number) => `Lamp House ${i},"Street ""${i}""",${towns[i % 2]},030 ${i}`;

  it('is read and placed in seconds', { timeout: 120_000 }, async () => {
    const path = join(workplace.folder, 'stores.csv');
    const rows = Array.from({ length: 50_000 }, (_, i) => row(i));
    writeFileSync(path, ['name,address,city,country,phone', ...rows].join('\n'));
    const before = worked();
    const { code, out } = await workplace.run(workplace.tableArguments(path));
    const seconds = worked() - before;
    assert.equal(code, 0);
    assert.match(out, /^50,000 stores: .* 50000 city, 0 without a position\nWritten/);
    assert.equal(new Set(workplace.snapshot.stores.map(({ id }) => id)).size, rows.length);
    // several times what it takes, and far less than work that grows with the square
    assert.ok(seconds < 30, `${seconds} seconds`);
  });
});
