// Imports the elements where a page has one of them. Every block of the extension names this file,
// so it is small: a page without an element loads nothing else.
(() => {
  const name = 'store-locator-elements.js';
  const ran = Symbol.for('store-locator-loader');
  if (window[ran]) return;
  window[ran] = true;

  const tags = 'store-locator, stock-badge';
  const own =
    document.currentScript?.src || document.querySelector('[src*="store-locator-loader"]')?.src;

  /** A block writes the address with the version of that file; the loader knows its own version. */
  const address = () =>
    document.querySelector(`link[rel="modulepreload"][href*="/${name}"]`)?.href ||
    new URL(name + new URL(own).search, own).href;

  const load = () => {
    if (!document.querySelector(tags)) return false;
    import(address()).catch((error) =>
      console.error(`${name} can't be loaded: put the five files into assets.`, error),
    );
    return true;
  };

  if (!load()) {
    const observer = new MutationObserver(() => load() && observer.disconnect());
    observer.observe(document.documentElement, { childList: true, subtree: true });
  }

  // Blocks print hints in the theme editor only.
  const showHints = () => {
    const isConnected = Boolean(document.querySelector('meta[name="store-locator:base-url"]'));
    for (const hint of document.querySelectorAll('[data-store-locator-hint]'))
      hint.hidden = isConnected;
  };
  if (window.Shopify?.designMode) {
    showHints();
    document.addEventListener('shopify:section:load', showHints);
  }
})();
