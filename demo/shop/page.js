// Runs on every page of the shop: translates its words, completes its links, and sets up the
// elements as the switches ask.
import './service-here.js';
import { showSwitches } from './switches.js';
import { chosen, linkTo } from './state.js';
import { translate } from './words.js';

const scenarios = {
  slow: 'slow',
  silent: 'hangs',
  page: 'page-2-fails',
  offline: 'offline',
  unknown: 'inventory-empty',
};

/**
 * Each page view has its own scenario run. Otherwise answers kept by an earlier page would hide the
 * fault.
 */
function baseUrl() {
  const scenario = scenarios[chosen('fault')];
  return scenario ? `scenario/${scenario}~${Date.now().toString(36)}/` : './';
}

const base = baseUrl();
for (const element of document.querySelectorAll('store-locator, stock-badge'))
  if (base !== './') element.setAttribute('base-url', base);
for (const link of document.querySelectorAll('a[href]:not([href*=":"])')) link.href = linkTo(link);

translate();
if (!new URL(location.href).searchParams.has('product'))
  document.documentElement.classList.remove('waits');

const locator = document.querySelector('store-locator');
for (const chip of document.querySelectorAll('.chips button'))
  chip.addEventListener('click', () => void locator?.search(chip.textContent));

showSwitches();
