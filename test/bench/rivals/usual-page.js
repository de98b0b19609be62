// A typical hand-made locator: Leaflet, its cluster plugin, one row for each store, and a box that
// filters the rows.
import L from 'leaflet';
import 'leaflet.markercluster';
import { readAll } from './read-all.js';

globalThis.L = L;
const list = document.querySelector('#list');
const box = document.querySelector('#box');
// Without tiles the plugin does not know the highest zoom level.
const map = L.map('map', { maxZoom: 18 }).setView([30, 0], 2);
const cluster = L.markerClusterGroup({ chunkedLoading: true });
map.addLayer(cluster);
const stores = [];
const markers = new Map();

function row(store) {
  const item = document.createElement('li');
  const title = document.createElement('button');
  title.textContent = store.name;
  title.addEventListener('click', () => select(store, item));
  const link = document.createElement('a');
  link.href = store.google_maps_url;
  link.textContent = 'Google Maps';
  item.append(title, ` ${store.address}, ${store.zip} ${store.city} `, link);
  return item;
}

function select(store, item) {
  list.querySelector('.selected')?.classList.remove('selected');
  item.classList.add('selected');
  const marker = markers.get(store.id);
  if (marker) map.setView(marker.getLatLng(), 12);
}

function show(wanted) {
  list.replaceChildren(...wanted.map(row));
}

box.addEventListener('input', () => {
  const text = box.value.toLowerCase();
  show(
    stores.filter((store) =>
      `${store.name} ${store.city} ${store.zip}`.toLowerCase().includes(text),
    ),
  );
});

await readAll((records) => {
  stores.push(...records);
  list.append(...records.map(row));
});
for (const { id, lat, lng } of stores) if (lat !== undefined) markers.set(id, L.marker([lat, lng]));
// The plugin is much faster when all markers are added at once.
cluster.addLayers([...markers.values()]);
dispatchEvent(new Event('bench-all'));
