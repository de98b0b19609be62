/**
 * Draws the pictures of the demo's shop, and writes them beside this folder as WebP. All of it is
 * own work: silhouettes, folds, and filters that make cloth of them.
 *
 *     node demo/pictures/draw/draw.mjs [NAME …]
 *
 * Needs Chromium, which CHROMIUM may name. Without names it draws all.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { findEngines } from '../../../test/support/runner/find-engines.mjs';
import { chromiumFlags } from '../../../test/support/runner/launchers.mjs';
import { chino, jeans } from './bottoms.mjs';
import { picture } from './cloth.mjs';
import { coat, rainJacket, trench } from './coats.mjs';
import { colours } from './colours.mjs';
import { arcade, boutique, corner } from './fronts.mjs';
import { belt, boots, candle, giftCard, scarf, sneakers, tote } from './goods.mjs';
import { dress, jumper, shirt } from './tops.mjs';

/** Each product's drawing, and the square of it that the close-up shows: `[x, y, side]`. */
const drawings = {
  'aubrac-wool-coat': [coat, [220, 150, 400]],
  'brume-trench': [trench, [220, 150, 400]],
  'lagune-linen-shirt': [shirt, [230, 150, 380]],
  'causse-merino-jumper': [jumper, [230, 160, 380]],
  'ventoux-rain-jacket': [rainJacket, [220, 110, 420]],
  'marais-straight-jeans': [jeans, [230, 70, 400]],
  'solstice-midi-dress': [dress, [220, 150, 400]],
  'ardoise-chino': [chino, [230, 70, 400]],
  'galet-leather-boots': [boots, [150, 480, 420]],
  'ecume-sneakers': [sneakers, [240, 440, 380]],
  'cabas-leather-tote': [tote, [150, 340, 400]],
  'filature-scarf': [scarf, [200, 520, 400]],
  'loire-belt': [belt, [380, 360, 360]],
  'atelier-candle': [candle, [220, 300, 360]],
  'gift-card': [giftCard, [170, 290, 380]],
};

const products = JSON.parse(
  readFileSync(new URL('../../service/data/products.json', import.meta.url), 'utf8'),
);

/** Every picture as `[name, svg, width, height]`. */
function* pictures() {
  for (const { handle, options } of products) {
    const [draw, square] = drawings[handle];
    const [first] = options;
    for (const value of first?.name === 'Colour' ? first.values : ['']) {
      const name = value ? `${handle}-${value.toLowerCase()}` : handle;
      const drawn = draw({ color: colours[value] });
      yield [name, picture(drawn), 720, 900];
      yield [`${name}-close`, picture(drawn, square), 600, 600];
    }
  }
  for (const [name, draw] of Object.entries({ arcade, corner, boutique }))
    yield [name, draw(), 960, 640];
}

/** The most that a picture weighs, in bytes. */
const limit = 24_000;

const wanted = process.argv.slice(2);
const browser = await puppeteer.launch({
  executablePath: findEngines().chromium,
  args: [...chromiumFlags],
});
const page = await browser.newPage();

/* This function runs in the page. */
async function asWebP(svg, width, height, most) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  for (const quality of [0.84, 0.76, 0.68, 0.58, 0.48, 0.38]) {
    const data = canvas.toDataURL('image/webp', quality).replace(/^.*,/, '');
    if (data.length * 0.75 <= most || quality === 0.38) return { data, quality };
  }
}

for (const [name, svg, width, height] of pictures()) {
  if (wanted.length > 0 && !wanted.some((each) => name.startsWith(each))) continue;
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const { data, quality } = await page.evaluate(asWebP, sized, width, height, limit);
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(new URL(`../${name}.webp`, import.meta.url), bytes);
  console.log(`${name}: ${bytes.length} bytes at ${quality}`);
}
await browser.close();
