// https://www.w3.org/TR/webdriver/#keyboard-actions
const keyCodes = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};
const mouseButtons = { left: 0, middle: 1, right: 2 };

/**
 * A Playwright page over a WebDriver session, with the parts that the commands of
 * @web/test-runner-commands use. So `setViewport`, `sendKeys` and `sendMouse` do the same in every
 * engine.
 */
export function webDriverPage(session, url) {
  const perform = (source) => session.command('POST', '/actions', { actions: [source] });
  const keys = (actions) => perform({ type: 'key', id: 'keyboard', actions });
  const pointer = (...actions) =>
    perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });

  const value = (key) => keyCodes[key] ?? key;
  const keyDown = (key) => ({ type: 'keyDown', value: value(key) });
  const keyUp = (key) => ({ type: 'keyUp', value: value(key) });
  const moveTo = (x, y) => ({ type: 'pointerMove', duration: 0, x, y });
  const buttonDown = (options) => ({ type: 'pointerDown', button: buttonOf(options) });
  const buttonUp = (options) => ({ type: 'pointerUp', button: buttonOf(options) });

  return {
    url: () => url,
    setViewportSize: (size) => setViewportSize(session, size),
    screenshot: async () => Buffer.from(await session.command('GET', '/screenshot'), 'base64'),
    emulateMedia() {
      throw new Error('WebKit has no emulateMedia: skip this test there.');
    },
    keyboard: {
      type: (text) => keys([...text].flatMap((key) => [keyDown(key), keyUp(key)])),
      press: (key) => keys([keyDown(key), keyUp(key)]),
      down: (key) => keys([keyDown(key)]),
      up: (key) => keys([keyUp(key)]),
    },
    mouse: {
      move: (x, y) => pointer(moveTo(x, y)),
      down: (options) => pointer(buttonDown(options)),
      up: (options) => pointer(buttonUp(options)),
      click: (x, y, options) => pointer(moveTo(x, y), buttonDown(options), buttonUp(options)),
    },
  };
}

function buttonOf(options) {
  return mouseButtons[options?.button ?? 'left'];
}

const measure = (session) =>
  session.command('POST', '/execute/sync', {
    script: `return [innerWidth, innerHeight, outerWidth, outerHeight, { width: screen.width, height: screen.height }]`,
    args: [],
  });

/**
 * Without a window manager the window under the pointer has the focus. The pointer rests in the
 * screen's middle.
 */
function around({ width: screenWidth, height: screenHeight }, { width, height }) {
  return {
    x: Math.max(0, Math.round((screenWidth - width) / 2)),
    y: Math.max(0, Math.round((screenHeight - height) / 2)),
    width,
    height,
  };
}

/** MiniBrowser's narrowest window is about 447 px: put narrower things in a box. */
async function setViewportSize(session, { width, height }) {
  // WebDriver sizes the window, toolbar included: measure the difference, then ask again.
  for (let attempt = 0; attempt < 3; attempt++) {
    const [innerWidth, innerHeight, outerWidth, outerHeight, screen] = await measure(session);
    if (innerWidth === width && innerHeight === height) return;
    const outer = {
      width: width + outerWidth - innerWidth,
      height: height + outerHeight - innerHeight,
    };
    await session.command('POST', '/window/rect', around(screen, outer));
  }
}
