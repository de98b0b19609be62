import assert from 'node:assert/strict';

interface Schema {
  readonly [keyword: string]: unknown;
}

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
};

const keysOf = (value: unknown): string[] =>
  types.object?.(value) ? Object.keys(value as object) : [];

type Check = (value: unknown, argument: never, schema: Schema, path: string) => void;

/** Fails unless the value is as a JSON Schema says. A keyword that is not known here fails too. */
export function matchesSchema(value: unknown, root: Schema): void {
  const checks: Readonly<Record<string, Check>> = {
    type: (it, names: string | string[], _, path) =>
      assert.ok(
        [names].flat().some((name) => types[name]?.(it)),
        `${path} is no ${String(names)}`,
      ),
    const: (it, wanted: unknown, _, path) => assert.equal(it, wanted, path),
    enum: (it, wanted: unknown[], _, path) => assert.ok(wanted.includes(it), path),
    pattern: (it, pattern: string, _, path) =>
      assert.match(String(it), new RegExp(pattern, 'u'), path),
    minimum: (it, least: number, _, path) => assert.ok(Number(it) >= least, path),
    maximum: (it, most: number, _, path) => assert.ok(Number(it) <= most, path),
    required: (it, names: string[], _, path) => {
      for (const name of names) assert.ok(name in (it as object), `${path}.${name} is missing`);
    },
    dependentRequired: (it, rules: Record<string, string[]>, _, path) => {
      for (const [name, others] of Object.entries(rules))
        if (name in (it as object))
          for (const other of others)
            assert.ok(other in (it as object), `${path}.${other} is missing`);
    },
    properties: (it, schemas: Record<string, Schema>, _, path) => {
      for (const [name, schema] of Object.entries(schemas))
        if (name in (it as object))
          check((it as Record<string, unknown>)[name], schema, `${path}.${name}`);
    },
    additionalProperties: (it, allowed: boolean | Schema, { properties = {} }, path) => {
      const others = keysOf(it).filter((name) => !(name in (properties as object)));
      if (typeof allowed === 'boolean') assert.deepEqual(allowed ? [] : others, [], path);
      else
        for (const name of others)
          check((it as Record<string, unknown>)[name], allowed, `${path}.${name}`);
    },
    propertyNames: (it, schema: Schema, _, path) => {
      for (const name of keysOf(it)) check(name, schema, `${path}.${name}`);
    },
    maxProperties: (it, most: number, _, path) => assert.ok(keysOf(it).length <= most, path),
    maxItems: (it, most: number, _, path) =>
      assert.ok(!Array.isArray(it) || it.length <= most, path),
    maxLength: (it, most: number, _, path) =>
      assert.ok(typeof it !== 'string' || it.length <= most, path),
    items: (it, schema: Schema, _, path) => {
      if (Array.isArray(it)) it.forEach((item, i) => check(item, schema, `${path}[${i}]`));
    },
    anyOf: (it, schemas: Schema[], _, path) => {
      const fits = (schema: Schema): boolean => {
        try {
          check(it, schema, path);
          return true;
        } catch {
          return false;
        }
      };
      assert.ok(schemas.some(fits), path);
    },
    $ref: (it, ref: string, _, path) => {
      const parts = ref.replace('#/', '').split('/');
      const target = parts.reduce<unknown>((at, part) => (at as Schema)[part], root);
      check(it, target as Schema, path);
    },
  };
  const notes = ['$schema', '$defs', 'title', 'description', 'format'];

  check(value, root, '$');

  function check(it: unknown, schema: Schema, path: string): void {
    for (const [keyword, argument] of Object.entries(schema)) {
      if (notes.includes(keyword)) continue;
      const checkKeyword = checks[keyword];
      assert.ok(checkKeyword, `keyword ${keyword}`);
      checkKeyword(it, argument as never, schema, path);
    }
  }
}
