// The bar of the demo: what a shop would not have.
import { choices, chosen, withChoice } from './state.js';
import { countForeignHosts } from './foreign-hosts.js';
import { showSnippet } from './snippet.js';

const labels = {
  look: 'Look',
  plain: 'Plain',
  serif: 'Serif boutique',
  sport: 'Dark sport',
  pastel: 'Pastel',
  market: 'Dense marketplace',
  contrast: 'High contrast',
  rem10: '10px root',
  rtl: 'Right to left',
  language: 'Language',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ar: 'العربية',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  width: 'Width',
  full: 'Full',
  phone: 'Phone',
  fault: 'Service',
  none: 'Works',
  slow: 'Slow',
  silent: 'Never answers',
  page: 'A page fails',
  unknown: 'Stock not known',
  offline: 'Offline',
  streets: 'Streets',
  off: 'Off',
  ask: 'Ask first',
};

function make(tag, properties = {}, ...content) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...content);
  return element;
}

function switchOf(name) {
  const select = make('select', { name });
  for (const value of choices[name])
    select.append(new Option(labels[value], value, false, value === chosen(name)));
  select.addEventListener('change', () => location.assign(withChoice(name, select.value)));
  return make('label', {}, `${labels[name]} `, select);
}

function streetsSwitch(locator) {
  if (chosen('streets') === 'ask') {
    locator.setAttribute('tiles-consent', 'ask');
    locator.setAttribute('tiles-attribution', '© OpenStreetMap contributors');
    locator.setAttribute('tiles', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png');
  }
  return switchOf('streets');
}

/**
 * Adds the bar, closed. It lies over the edge of the window, and below the page where the window is
 * short. It moves nothing.
 */
export function showSwitches() {
  const where = make('span', {}, 'Service: on this host');
  document.addEventListener('service-here', () => {
    where.textContent = 'Service: in this page';
  });
  const hosts = make('output', { textContent: '0' });
  countForeignHosts((count) => (hosts.value = String(count)));
  const copy = make('button', { type: 'button' }, 'Copy snippet');
  copy.addEventListener('click', showSnippet);
  const all = make('div', { className: 'all' });
  const locator = document.querySelector('store-locator');
  all.append(...['look', 'language', 'width', 'fault'].map(switchOf), copy);
  if (locator) all.append(streetsSwitch(locator));
  const more = make('details', {}, make('summary', {}, 'Demo'), all);
  const facts = make('p', {}, 'Third-party requests: ', hosts, make('br'), where);
  const bar = make('aside', { className: 'switches', lang: 'en', dir: 'ltr' }, more, facts);
  bar.setAttribute('aria-label', 'Demo');
  document.body.append(bar);
}
