import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { madeOf, type MadeEntry } from './made-of.js';
import { Workplace } from './workplace.js';

let workplace: Workplace;
beforeEach(() => (workplace = new Workplace()));
afterEach(() => workplace.remove());

const made = (table: string | Uint8Array) => madeOf(workplace, table);
const namesOf = (stores: readonly MadeEntry[]) => stores.map(({ name }) => name);

/** Bytes of the letters up to ÿ, which are their own codes in Windows-1252. */
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('a table in another encoding', () => {
  const text = 'Name;Straße;Ort\r\nLämpchen;Weg 1;Köln\r\n';
  const wide = Buffer.from(`\ufeff${text}`, 'utf16le');

  it('is read without a message where it is UTF-8 with a byte order mark', async () => {
    const { err, stores } = await made(`\ufeff${text}`);
    assert.deepEqual(namesOf(stores), ['Lämpchen']);
    assert.doesNotMatch(err, /read as/);
  });

  it('is read, and its encoding named, where it is UTF-16, with or without a byte order mark', async () => {
    const tables = { LE: wide, BE: Buffer.from(wide).swap16() };
    for (const [order, bytes] of Object.entries(tables))
      for (const table of [bytes, bytes.subarray(2)]) {
        const { err, stores } = await made(table);
        assert.deepEqual(namesOf(stores), ['Lämpchen'], order);
        assert.match(err, new RegExp(`read as UTF-16${order}\n`));
      }
  });

  it('is read where it is Windows-1252, and the first line with such letters is named', async () => {
    const euro = Uint8Array.of(0x80);
    const rows = latin1('Name;Ort\r\nLamp;Ede\r\nLämpchen;Köln\r\nPreis 5');
    const { err, stores } = await made(Buffer.concat([rows, euro, latin1(';Köln')]));
    assert.deepEqual(namesOf(stores), ['Lamp', 'Lämpchen', 'Preis 5€']);
    assert.match(err, /no UTF-8 in line 3 and 1 more: read as Windows-1252\n/);
  });

  it('of one pasted line keeps the letters of all others', async () => {
    const rows = [Buffer.from('Name,Ort\nLämpchen,Köln\n'), latin1('Töpfe,Köln\n')];
    const { stores } = await made(Buffer.concat(rows));
    assert.deepEqual(namesOf(stores), ['Lämpchen', 'Töpfe']);
  });
});
