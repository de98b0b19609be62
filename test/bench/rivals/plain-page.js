// A lower bound for any browser: no library, no map, no search. The page shows the first 30 rows
// and keeps the rest in memory.
import { readAll } from './read-all.js';

const shown = 30;
const list = document.querySelector('#list');
const stores = [];

function row({ name, address, zip, city }) {
  const item = document.createElement('li');
  const title = document.createElement('button');
  title.textContent = name;
  item.append(title, ` ${address}, ${zip} ${city}`);
  return item;
}

await readAll((records) => {
  stores.push(...records);
  if (list.children.length < shown) list.append(...records.slice(0, shown).map(row));
});
globalThis.stores = stores;
dispatchEvent(new Event('bench-all'));
