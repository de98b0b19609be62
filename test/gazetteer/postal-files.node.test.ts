import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { hasPostalShard, postalShardName } from '../../src/gazetteer/shards/postal-shard-name.js';

describe('the files of postal codes', () => {
  const files = readdirSync(new URL('../../src/gazetteer/data', import.meta.url)).filter((name) =>
    name.startsWith('postal-'),
  );

  it('exist for each character that a code may begin with, and for no other', () => {
    const countries = new Set(
      files.map((name) => name.slice('postal-'.length, 'postal-XX'.length)),
    );
    const names = [...countries].flatMap((country) =>
      [...'0123456789']
        .filter((start) => hasPostalShard(country, `${start}1000`))
        .map((start) => postalShardName(country, `${start}1000`)),
    );
    assert.deepEqual([...new Set(names)].sort(), files.sort());
  });
});
