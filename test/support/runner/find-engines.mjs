import { existsSync } from 'node:fs';
import { arch, platform } from 'node:os';

/** The engines every behaviour is tested in. */
export const allEngines = ['chromium', 'firefox', 'webkit'];

const usualPlaces = {
  linux: {
    chromium: [
      '/usr/bin/chromium',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/chromium-browser',
      '/snap/bin/chromium',
    ],
    firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'],
  },
  darwin: {
    chromium: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    firefox: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  },
};

const libraries = `/usr/lib/${arch() === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const miniBrowsers = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(
  (version) => `${libraries}/${version}/MiniBrowser`,
);

/** The engines named in `BROWSERS` (comma-separated), else all three. */
export function wantedEngines() {
  const wanted = (process.env.BROWSERS ?? '').split(',').filter(Boolean);
  const odd = wanted.find((name) => !allEngines.includes(name));
  if (odd) throw new Error(`BROWSERS names "${odd}"; it may hold ${allEngines.join(', ')}.`);
  return wanted.length > 0 ? wanted : allEngines;
}

/**
 * Where the engines are on this machine; one that is not found is undefined.
 *
 * @returns {{
 *   chromium: string | undefined,
 *   firefox: string | undefined,
 *   webkit: { driver: string, browser: string | undefined, xvfb: string | undefined } | undefined,
 * }} `CHROMIUM` and `FIREFOX` name other binaries. WebKit is driven through WebDriver: Safari on
 * macOS (no `browser`), WebKitGTK's MiniBrowser elsewhere, which needs Xvfb or a display.
 */
export function findEngines() {
  const places = usualPlaces[platform()] ?? usualPlaces.linux;
  return {
    chromium: [process.env.CHROMIUM, ...places.chromium].find((path) => path && existsSync(path)),
    firefox: [process.env.FIREFOX, ...places.firefox].find((path) => path && existsSync(path)),
    webkit: platform() === 'darwin' ? findSafari() : findWebKitGtk(),
  };
}

function findSafari() {
  const driver = '/usr/bin/safaridriver';
  return existsSync(driver) ? { driver, browser: undefined, xvfb: undefined } : undefined;
}

function findWebKitGtk() {
  const driver = '/usr/bin/WebKitWebDriver';
  const browser = miniBrowsers.find(existsSync);
  const xvfb = ['/usr/bin/Xvfb'].find(existsSync);
  const hasScreen = xvfb ?? process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY;
  return existsSync(driver) && browser && hasScreen ? { driver, browser, xvfb } : undefined;
}
