import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { joinRoads } from '../../src/cli/streets/join-roads.js';
import type { CellLine, Road } from '../../src/streets/street-cell.js';

const road = (name: string, line: CellLine): Road => ({
  kind: 'minor',
  isTunnel: false,
  name,
  line,
});

describe('the roads of one street', () => {
  it('are one line where they meet, in any direction and order', () => {
    const lines = joinRoads([
      road('Main', [0, 0, 10, 0]),
      road('Main', [30, 0, 20, 0]),
      road('Side', [10, 0, 10, 10]),
      road('Main', [20, 0, 10, 0]),
    ]);
    assert.deepEqual(
      lines.map(({ name }) => name),
      ['Main', 'Side'],
    );
    const main = lines[0]!.line;
    assert.deepEqual([main[0]! - main.at(-2)!, main.length].map(Math.abs), [30, 8]);
  });

  it('stay apart where they do not meet', () => {
    assert.equal(joinRoads([road('Main', [0, 0, 10, 0]), road('Main', [20, 0, 30, 0])]).length, 2);
  });
});
