import puppeteer from 'puppeteer-core';
import { findEngines } from '../support/runner/find-engines.mjs';
import { chromiumFlags } from '../support/runner/launchers.mjs';
import { becomesTrue, pageAtRest } from '../support/runner/waiting-from-node.mjs';
import { faults } from './faults.mjs';
import { startFaultServer } from './fault-server.mjs';
import { files } from './files.mjs';

/**
 * The factor by which timers of a page run faster. A service that does not answer then times out
 * within seconds.
 */
const speed = 8;
const askedMs = 30_000;
const troubleMs = 8_000;
/** Messages after a trouble count as part of it until the page is at rest, or for this time. */
const restLimitMs = 700;
const recoveryMs = 12_000;
const promptMs = 6_000;

/** From the best to the worst. */
export const ways = [
  'is not hurt',
  'by itself',
  'when online',
  'by a button',
  'by a search',
  'by a reload',
];

/** All cells, in the order of the table. */
export const allCells = Object.keys(faults).flatMap((fault) =>
  Object.keys(files).map((file) => ({ fault, file })),
);

const faultNames = Object.keys(faults);
const fileNames = Object.keys(files);

/** Each fault at least once, and each file at least three times. */
export const sampleCells = Array.from(
  { length: Math.max(faultNames.length, 3 * fileNames.length) },
  (_, n) => ({ fault: faultNames[n % faultNames.length], file: fileNames[n % fileNames.length] }),
);

/**
 * Opens each cell's page in Chromium, with the built files, while its file is broken. Then repairs
 * the file and watches how the page recovers.
 *
 * @param {readonly { fault: string, file: string }[]} cells
 * @param {(cell: object, found: { sees: string, console: string, recovers: string }) => void}
 *   onFound
 * @param {number} [together] how many pages are open at once
 */
export async function runCells(cells, onFound, together = 3) {
  const server = await startFaultServer();
  const browser = await puppeteer.launch({
    executablePath: findEngines().chromium,
    args: [...chromiumFlags],
    timeout: 120_000,
  });
  try {
    const queue = [...cells];
    const work = async () => {
      for (let cell = queue.shift(); cell; cell = queue.shift())
        onFound(cell, await runCell(browser, server, cell));
    };
    await Promise.all(Array.from({ length: together }, work));
  } finally {
    await browser.close();
    server.close();
  }
}

let runs = 0;

async function runCell(browser, server, { fault, file }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport({ width: 900, height: 700 });
    const lines = [];
    page.on('console', (message) => {
      const text = message.text();
      if (text.startsWith('<')) lines.push(withoutAddresses(text));
    });
    await page.evaluateOnNewDocument(fastTimers, speed);
    const { html, isRequest, isWhole, isAbout } = files[file];
    const goOffline = () => page.setOfflineMode(true);
    const cell = { html, isRequest, fault, isBroken: true, goOffline };
    await page.goto(server.add(`cell-${++runs}`, cell), { waitUntil: 'domcontentloaded' });
    if (!(await becomesTrue(() => cell.asked > 0, askedMs)))
      throw new Error('the file is not asked for');
    const look = () => page.evaluate(trouble);
    const isMended = () => page.evaluate(isWhole).catch(() => false);
    let sees = '';
    await becomesTrue(async () => (sees = await look()) || (await isMended()), troubleMs);
    await pageAtRest(page, restLimitMs);
    sees = (await look()) || sees || 'nothing amiss';
    // A failed network also breaks other files, so the line about this file is preferred.
    const line = lines.find((each) => isAbout.test(each)) ?? lines[0] ?? 'nothing';
    return { sees, console: line, recovers: await recover(page, cell, isMended) };
  } finally {
    await context.close();
  }
}

async function recover(page, cell, isMended) {
  if (await isMended()) return 'is not hurt';
  cell.isBroken = false;
  await page.setOfflineMode(false);
  if (cell.fault === 'offline')
    return (await becomesTrue(isMended, recoveryMs)) ? 'when online' : manual();
  if (await becomesTrue(isMended, recoveryMs)) return 'by itself';
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  if (await becomesTrue(isMended, promptMs)) return 'when online';
  return manual();

  async function manual() {
    if ((await page.evaluate(pressButton)) && (await becomesTrue(isMended, recoveryMs)))
      return 'by a button';
    await page.evaluate(typeSearch);
    return (await becomesTrue(isMended, promptMs)) ? 'by a search' : 'by a reload';
  }
}

/**
 * Removes hashes of built files and ports of servers, and shortens a quoted file of one repeated
 * letter.
 */
const withoutAddresses = (text) =>
  text
    .replace(/https?:\/\/[^\s/]+/g, '')
    .replace(/-[a-z0-9]{7}\.js/g, '.js')
    .replace(/\b(outline|cities|postal|towns)-[\w-]+\.bin/g, '….bin')
    .replace(/\?retry=\d+/, '')
    // The error of a cut file depends on the letter at which it is cut.
    .replace(
      /Invalid or unexpected token|missing \) after argument list/,
      'Unexpected end of input',
    )
    .replace(/x{50,}/, 'xxx…');

/* The functions below run in the page. */

function fastTimers(times) {
  const { setTimeout: real } = window;
  const { now } = Date;
  const began = now();
  Date.now = () => began + (now() - began) * times;
  // eslint-disable-next-line no-restricted-syntax -- the page's own timers run faster
  window.setTimeout = (run, ms = 0, ...args) => real(run, ms >= 250 ? ms / times : ms, ...args);
}

/** Returns the sentence in the page that says that something is missing; '' for none. */
function trouble() {
  const sentences =
    /has not answered yet|could not be|cannot be|waiting for the shop|can’t be|offline|can't be|stock not known/i;
  const input = document
    .querySelector('store-locator[lang=de]')
    ?.shadowRoot?.querySelector('input');
  if (input?.placeholder.startsWith('Town')) return 'English instead of German';
  const texts = [];
  for (const { shadowRoot } of document.querySelectorAll('store-locator, stock-badge'))
    for (const node of shadowRoot?.querySelectorAll(
      '[role=status], [part~=message] p, p, slot, [part~=label]',
    ) ?? []) {
      const sentence = node.cloneNode(true);
      for (const button of sentence.querySelectorAll('button')) button.remove();
      const text = sentence.textContent.replace(/\s+/g, ' ').trim();
      const isSeen = node.checkVisibility?.() !== false;
      if (isSeen && sentences.test(text))
        texts.push(text.split(' · ').find((one) => sentences.test(one)));
    }
  // Unknown stock is the least informative sentence, so any other one is preferred.
  return texts.find((text) => !/not known/.test(text)) ?? texts[0] ?? '';
}

function pressButton() {
  for (const { shadowRoot } of document.querySelectorAll('store-locator, stock-badge'))
    for (const button of shadowRoot?.querySelectorAll('button') ?? [])
      if (/^\s*(Retry|Try again|Check stock again|Erneut versuchen)\s*$/.test(button.textContent)) {
        button.click();
        return true;
      }
  return false;
}

function typeSearch() {
  const input = document.querySelector('store-locator')?.shadowRoot?.querySelector('input');
  if (!input) return;
  input.value = 'a';
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  input.value = '';
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}
