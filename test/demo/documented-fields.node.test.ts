import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createService } from '../../demo/service/create-service.js';
import { demoData } from '../../demo/service/demo-data.js';
import { ask, bothKeys, publicKey } from './ask.js';
import {
  inventory,
  privateLocation,
  publicLocation,
  reservation,
  type Field,
} from './documented-fields.js';

const service = createService();

async function answerOf(address: string, headers: Record<string, string>): Promise<unknown> {
  const response = await ask(service, address, { headers });
  assert.equal(response.status, 200);
  return response.json();
}

/** Returns every record of a listing, over all its pages. */
async function recordsOf(operation: string, headers: Record<string, string>): Promise<unknown[]> {
  const records: unknown[] = [];
  for (let number = 1; ; number++) {
    const page = await answerOf(`/api/v1/${operation}.json?page=${number}`, headers);
    assert.ok(Array.isArray(page));
    if (!page.length) return records;
    records.push(...(page as unknown[]));
  }
}

/** Returns every path and value in a record, at any depth. */
function leaves(value: unknown, path = ''): (readonly [path: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, `${path}[]`));
  return Object.entries(value).flatMap(([name, inside]) => {
    const step = /^\d+$/.test(name) ? '*' : name;
    return leaves(inside, path ? `${path}.${step}` : step);
  });
}

function expectFields(records: readonly unknown[], fields: readonly Field[]): void {
  assert.ok(records.length > 0);
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const holders = new Map<string, number>();
  for (const record of records) {
    const inside = leaves(record);
    for (const [path, value] of inside) {
      const field = byPath.get(path);
      assert.ok(field, `${path} is in no table`);
      assert.ok(field.kind(value), `${path} is ${JSON.stringify(value)}`);
    }
    for (const path of new Set(inside.map(([path]) => path)))
      holders.set(path, (holders.get(path) ?? 0) + 1);
  }
  for (const { path, optional } of fields) {
    const count = holders.get(path) ?? 0;
    if (optional) assert.ok(count > 0 && count < records.length, `${path} is on ${count} records`);
    else assert.equal(count, records.length, `${path} is missing`);
  }
}

describe('every field of every answer is of the documented name and type', () => {
  it('in the public locations', async () => {
    expectFields(await recordsOf('locations', publicKey), publicLocation);
  });

  it('in the private locations', async () => {
    expectFields(await recordsOf('locations', bothKeys), privateLocation);
  });

  it('in the reservations', async () => {
    expectFields(await recordsOf('reservations', bothKeys), reservation);
  });

  it('in the inventory of every product that is tracked', async () => {
    const tables: unknown[] = [];
    for (const { id } of demoData.products)
      tables.push(await answerOf(`/api/v1/inventory.json?product_id=${id}`, publicKey));
    const tracked = tables.filter((table) => JSON.stringify(table) !== '{}');
    assert.equal(tracked.length, demoData.products.length - 1);
    expectFields(tracked, inventory);
  });
});
