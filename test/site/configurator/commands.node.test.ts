import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { firstChoices, type Choices } from '../../../site/configurator/choices.js';
import { commandsOf } from '../../../site/configurator/commands.js';
import { buildOptions } from '../../../src/cli/build-options.js';
import { streetsOptions } from '../../../src/cli/streets/streets-options.js';

const table: Choices = {
  ...firstChoices,
  data: 'table',
  csvName: "Bob's $(stores) & more.csv",
  country: 'France',
};

/** The words that a shell makes of a command. */
const words = (command: string): string[] =>
  execFileSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

describe('the commands of the configurator', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'commands-'));
    writeFileSync(join(folder, table.csvName), 'Name,Postcode,City\nLyon,69002,Lyon\n');
  });
  after(() => rmSync(folder, { recursive: true }));

  const run = (commands: readonly string[]): void => {
    const [install, ...others] = commands;
    assert.equal(install, 'npm install store-locator-elements');
    for (const command of others) {
      const [npx, name, ...args] = words(command);
      assert.deepEqual([npx, name], ['npx', 'store-locator']);
      const script = resolve('dist/npm/cli/store-locator.js');
      execFileSync(process.execPath, [script, ...args], { cwd: folder, stdio: 'pipe' });
    }
  };

  it('make the files to upload from a table', () => {
    run(commandsOf(table, { isBundled: false, countries: ['FR'] }));
    const names = readdirSync(join(folder, 'upload'));
    assert.ok(names.includes('store-locator-elements.js') && names.includes('stores.json'));
    assert.match(readFileSync(join(folder, 'upload/stores.json'), 'utf8'), /"country":"France"/);
  });

  it('make the data of a bundler’s project from a table', () => {
    run(commandsOf(table, { isBundled: true, countries: ['FR'] }));
    assert.ok(readdirSync(join(folder, 'public')).includes('stores.json'));
    assert.ok(readdirSync(join(folder, 'public/stores')).some((name) => /\.bin$/.test(name)));
  });

  it('have the options of a build where streets are wanted', () => {
    const commands = commandsOf({ ...table, streets: true }, { isBundled: false });
    const build = commands.at(-1)!;
    const options = buildOptions(words(build).slice(3));
    assert.ok(options.streets && options.hasCountries);
    assert.equal(options.url, 'https://shop.example/assets/');
    assert.ok(options.snapshot.includes(`--csv=${table.csvName}`));
    const service = { ...firstChoices, baseUrl: 'https://a.example', publicKey: "pk_'x" };
    const ofService = commandsOf({ ...service, streets: true }, { isBundled: false }).at(-1)!;
    assert.ok(buildOptions(words(ofService).slice(3)).snapshot.includes("--public-key=pk_'x"));
  });

  it('cut the streets of a bundler’s project', () => {
    const commands = commandsOf({ ...table, streets: true }, { isBundled: true });
    const options = streetsOptions(words(commands.at(-1)!).slice(3), true);
    assert.ok(options);
  });

  it('hold no secret key', () => {
    const secret = { ...table, csvName: 'sk_live_1234.csv', streetTiles: 'x?sk_live_1234' };
    assert.ok(!commandsOf(secret, { isBundled: false }).join().includes('sk_live'));
  });
});
