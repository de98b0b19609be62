import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { problemsOf, usable, firstChoices } from '../../../site/configurator/choices.js';
import {
  platforms,
  snippetOf,
  type PlatformName,
} from '../../../site/configurator/snippets/platforms.js';
import { renderLiquid } from '../../support/fakes/liquid.js';
import { configurations, hostile } from './configurations.js';

const names = Object.keys(platforms) as PlatformName[];
const tiles = configurations['tiles whose credit has every sign']!;

type Made = Record<string, unknown>;

/** The attributes of each element that a component of React or Next makes. */
function madeBy(platform: 'react' | 'next', choices = tiles): Map<string, Made> {
  const made = new Map<string, Made>();
  const { code } = transformSync(snippetOf(platform, choices), {
    loader: 'jsx',
    format: 'cjs',
    jsxFactory: 'make',
    jsxFragment: '"fragment"',
  });
  const make = (tag: string, attributes: Made | null) => void made.set(tag, attributes ?? {});
  const scope = { make, module: { exports: {} }, require: () => ({ configure: () => undefined }) };
  runInNewContext(`${code};for (const part of Object.values(module.exports)) part();`, scope);
  return made;
}

describe('the snippets of the configurator', () => {
  for (const platform of ['react', 'next'] as const)
    it(`hold the texts of the form as they are, in the component for ${platform}`, () => {
      const locator = madeBy(platform).get('store-locator')!;
      assert.equal(locator['tiles-attribution'], hostile);
      assert.equal(locator.tiles, tiles.tiles);
      assert.equal(locator['tiles-consent'], 'ask');
    });

  it('give a component the custom properties as a style', () => {
    const choices = configurations['a service, a look and a language']!;
    const { style } = madeBy('react', choices).get('store-locator')!;
    assert.deepEqual({ ...(style as object) }, { '--store-locator-accent': '#0a5' });
    assert.equal(madeBy('react', choices).get('stock-badge')!['with-stores'], true);
  });

  it('hold no code of Liquid but their own', () => {
    const rendered = renderLiquid(snippetOf('shopify', tiles), {});
    assert.ok(rendered.includes('&#123;{ 7 | times: 7 }}&#123;% raw %}'));
    assert.ok(!rendered.includes('49'));
  });

  it('hold no shortcode of WordPress, and end no block early', () => {
    const snippet = snippetOf('wordpress', tiles);
    assert.ok(!/[[\]]/.test(snippet));
    assert.equal(snippet.match(/<!--/g)?.length, 2);
    assert.equal(snippet.match(/-->/g)?.length, 2);
  });

  for (const platform of names)
    it(`never hold a secret key, whatever field it is in, on ${platform}`, () => {
      const texts = Object.entries(firstChoices).filter(([, value]) => typeof value === 'string');
      const fields = texts.map(([field]) => field).filter((f) => f !== 'data' && f !== 'map');
      for (const field of fields)
        for (const key of ['sk_live_1234', 'https://a.example/?k=%73k_live_1234/{z}{x}{y}']) {
          const choices = { ...tiles, [field]: key };
          const told = problemsOf(choices).find((problem) => problem.field === field);
          assert.match(told?.sentence ?? '', /secret key/, field);
          assert.ok(!/live_1234/.test(snippetOf(platform, choices)), field);
        }
      const look = { '--store-locator-accent': 'sk_live_1234' };
      assert.ok(!/live_1234/.test(snippetOf(platform, { ...tiles, look })));
    });

  it('hold no value of a custom property that ends its rule or loads something', () => {
    for (const value of [
      'red; } body { x: y',
      'url(https://a.example)',
      'a) b(',
      '</style>',
      '/*',
    ]) {
      const choices = { ...tiles, look: { '--store-locator-accent': value } };
      assert.equal(problemsOf(choices).length, 1, value);
      assert.deepEqual(usable(choices).look, {}, value);
    }
    const fine = { '--store-locator-height': 'clamp(480px, 70svh, 720px)' };
    assert.deepEqual(problemsOf({ ...tiles, look: fine }), []);
  });

  it('tell of addresses and numbers that cannot be used', () => {
    const wrong = {
      baseUrl: 'service',
      tiles: 'https://a.example/',
      productId: '12a',
      filesUrl: 'x',
    };
    const told = problemsOf({ ...tiles, ...wrong }).map(({ field }) => field);
    assert.deepEqual(told.sort(), Object.keys(wrong).sort());
  });
});
