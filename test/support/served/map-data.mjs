import { readdirSync, statSync } from 'node:fs';

/**
 * Lists the files that each country's map loads at its first view of towns: coasts and borders of
 * the world, the country's detail, and the names. The smallest come first.
 */
export function mapData(folder) {
  const codes = readdirSync(folder).flatMap((name) => /^outline-(..)\.bin$/.exec(name)?.[1] ?? []);
  return codes
    .map((country) => {
      const files = ['outline-world.bin', `outline-${country}.bin`, `cities-${country}-1.bin`];
      const bytes = files.reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0);
      return { country, files, bytes };
    })
    .sort((a, b) => a.bytes - b.bytes);
}
