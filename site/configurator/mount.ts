import { render } from 'lit';
import { Configurator } from './configurator.js';
import type { PreviewOptions } from './preview-page.js';

/**
 * Shows the configurator in an element of the page, and returns a function that takes it away.
 *
 * @param options `assets` is the address of the folder `dist/cdn`, and `demo` that of the folder
 *   `demo`, of which `streets/` is read; both may be relative to the page
 */
export function mountConfigurator(host: HTMLElement, options: PreviewOptions): () => void {
  const absolute = (address: string): string => new URL(address, document.baseURI).href;
  const configurator = new Configurator(host, {
    assets: absolute(options.assets),
    demo: absolute(options.demo),
  });
  return () => {
    configurator.remove();
    render(undefined, host);
  };
}
