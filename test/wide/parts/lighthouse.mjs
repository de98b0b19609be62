import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { serve } from 'vitepress';
import { findEngines } from '../../support/runner/find-engines.mjs';
import { chromiumFlags } from '../../support/runner/launchers.mjs';
import { runAlone, runIn } from '../consumer.mjs';

const version = '12.8.2';
const runs = 5;
const held = ['accessibility', 'best-practices', 'seo'];
const pages = [
  'index.html',
  'start/plain-html.html',
  'guides/store-locator.html',
  'reference/stock-badge.html',
];
const figures = 'docs/performance.md';
const heading = '## The documentation site';

/** The site, built and served as a server of plain files would. */
async function withSite(work) {
  await runIn('.', process.execPath, ['test/support/runner/build-if-stale.mjs']);
  await runIn('.', process.execPath, ['site/build/build.mjs', '--build']);
  const { server } = await serve({ root: 'site', port: 0 });
  if (!server.listening) await once(server, 'listening');
  try {
    return await work(`http://localhost:${server.address().port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function report(folder, address, categories) {
  const out = join(folder, 'report.json');
  const args = [
    join(folder, 'node_modules/lighthouse/cli/index.js'),
    ...[address, '--quiet', '--output=json', `--output-path=${out}`],
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: findEngines().chromium };
  await runIn(folder, process.execPath, args, env);
  return JSON.parse(await readFile(out, 'utf8'));
}

const scoreOf = ({ categories }, name) => Math.round((categories[name].score ?? 0) * 100);

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function printFaults({ categories, audits }, name) {
  for (const { id, weight } of categories[name].auditRefs) {
    const { score, title, details } = audits[id];
    if (weight > 0 && score !== null && score < 1)
      console.error(`  ${id}: ${title}`, JSON.stringify(details?.items?.slice(0, 3)));
  }
}

/** Replaces the table below the heading; nothing follows it on the page. */
async function writeTable(rows) {
  const text = await readFile(figures, 'utf8');
  const [prose] = text.split(`\n${heading}`);
  const day = new Date().toISOString().slice(0, 10);
  const head = ['page', 'accessibility', 'best practices', 'SEO', `performance, median of ${runs}`];
  const table = [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  const section = `${heading}\n\n\`npm run gate:wide -- lighthouse\` measures the pages with Lighthouse ${version} as a slowed phone. The first three are held at 100; performance is told only. Last run: ${day}.\n\n${table}\n`;
  const options = await resolveConfig(figures);
  await writeFile(
    figures,
    await format(`${prose.trimEnd()}\n\n${section}`, { ...options, filepath: figures }),
  );
}

async function run() {
  if (!findEngines().chromium) return { skipped: pages.length };
  const counts = { passed: 0, failed: 0 };
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    const install = ['install', '--save-exact', '--no-audit', '--no-fund', '--ignore-scripts'];
    await runIn(folder, 'npm', [...install, `lighthouse@${version}`]);
    const rows = [];
    await withSite(async (origin) => {
      for (const page of pages) {
        const first = await report(folder, origin + page, [...held, 'performance']);
        const performance = [scoreOf(first, 'performance')];
        while (performance.length < runs) {
          const next = await report(folder, origin + page, ['performance']);
          performance.push(scoreOf(next, 'performance'));
        }
        const scores = held.map((name) => scoreOf(first, name));
        rows.push([page, ...scores, median(performance)]);
        console.log(`${page}: ${[...held, 'performance'].join(', ')}: ${rows.at(-1).slice(1)}`);
        for (const name of held) if (scoreOf(first, name) < 100) printFaults(first, name);
        if (scores.every((score) => score === 100)) counts.passed++;
        else counts.failed++;
      }
    });
    await writeTable(rows);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return counts;
}

const part = { name: 'lighthouse', run };
export default part;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runAlone(part);
