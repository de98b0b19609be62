import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { csvRows } from '../../src/domain/csv-rows.js';

const cells = (text: string, separator?: string) =>
  Array.from(csvRows(text, separator), (row) => row.cells);
const lines = (text: string) => Array.from(csvRows(text), ({ line }) => line);

describe('rows of separated values', () => {
  it('hold separators, quotes and line breaks where cells are quoted', () => {
    assert.deepEqual(cells('a,"b, ""c""\r\nd",\r\n"",e\n'), [
      ['a', 'b, "c"\r\nd', ''],
      ['', 'e'],
    ]);
  });

  it('end at the line breaks of every system, and at the end of the text', () => {
    assert.deepEqual(cells('a\r\nb\rc\n\nd'), [['a'], ['b'], ['c'], [''], ['d']]);
    assert.deepEqual(cells(''), []);
    assert.deepEqual(cells('a,'), [['a', '']]);
  });

  it('are parted by the given separator, and by no other', () => {
    for (const separator of [';', '\t', '|'])
      assert.deepEqual(cells(`a,b${separator}"c${separator}"`, separator), [
        ['a,b', `c${separator}`],
      ]);
  });

  it('know the line in which they begin', () => {
    assert.deepEqual(lines('a\n"b\nb\r\nb"\n\nc'), [1, 2, 5, 6]);
  });

  it('keep a quote that stands within a cell, and what follows a closing one', () => {
    assert.deepEqual(cells('5" pipe,"Bob"s,x'), [['5" pipe', 'Bobs', 'x']]);
  });

  it('tell of text right after a closing quote, with the lines in which the quotes stand', () => {
    const strays = (text: string) =>
      Array.from(csvRows(text), ({ strayTexts = [] }) =>
        strayTexts.map(({ cell, opened, closed }) => [cell, opened, closed]),
      );
    assert.deepEqual(strays('a,"b,c\nd,e"x,y\n"f"g,"h" i\nj'), [
      [[1, 1, 2]],
      [
        [0, 3, 3],
        [1, 3, 3],
      ],
      [],
    ]);
    assert.deepEqual(strays('"6"" nails","a\n""b""" \t,"",5" pipe\r\n"c"\r"d"'), [[], [], []]);
  });

  it('name the line of a quote that never closes', () => {
    const rows = [...csvRows('a,b\n"c",d\ne,"f\ng,""h')];
    assert.deepEqual(rows.at(-1), { line: 3, cells: ['e', 'f\ng,"h'], openQuote: 3 });
    assert.equal(rows[1]?.openQuote, undefined);
  });
});
