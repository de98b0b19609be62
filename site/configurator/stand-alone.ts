import { mountConfigurator } from './mount.js';

// The test server has the built files and the demo at these addresses.
mountConfigurator(document.querySelector<HTMLElement>('#configurator')!, {
  assets: '/dist/cdn/',
  demo: '/shop/',
});
