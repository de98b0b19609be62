import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const startTimeoutMs = 30_000;

/**
 * Without a graphics card WebKitGTK's compositing and its own allocator cost a quarter of all time.
 * The allocator gives memory back all the time.
 */
const lean = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', Malloc: '1' };

/**
 * Starts a WebDriver session with Safari or WebKitGTK and the processes that it needs: the driver,
 * and an X server if there is no screen.
 *
 * @param {{ driver: string, browser?: string, xvfb?: string }} engine see findEngines()
 * @returns {Promise<{ version: string, command: Function, quit: () => Promise<void>, kill: () =>
 *   void }>}
 */
export async function startWebDriverSession(engine) {
  const processes = [];
  const kill = () => processes.splice(0).forEach((child) => child.kill());
  try {
    const env = { ...lean, ...process.env };
    if (engine.xvfb) env.DISPLAY = await startScreen(engine.xvfb, processes);

    const port = await freePort();
    const driver = spawn(engine.driver, ['-p', String(port)], { env, stdio: 'ignore' });
    processes.push(driver);
    const base = `http://127.0.0.1:${port}`;
    await untilReady(base, driver);

    const { sessionId, capabilities } = await send(base, 'POST', '/session', {
      capabilities: { alwaysMatch: capabilitiesOf(engine) },
    });
    const command = (method, path, body) =>
      send(base, method, `/session/${sessionId}${path}`, body);
    return {
      version: capabilities.browserVersion,
      command,
      kill,
      async quit() {
        await command('DELETE', '').catch(() => undefined);
        kill();
      },
    };
  } catch (error) {
    kill();
    throw error;
  }
}

function capabilitiesOf({ browser }) {
  if (!browser) return { browserName: 'safari' };
  return { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
}

async function startScreen(xvfb, processes) {
  // -displayfd lets the server choose a free display and say which.
  const args = ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'];
  const screen = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  processes.push(screen);
  const ended = once(screen, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with ${code}`);
  });
  const [display] = await Promise.race([once(screen.stdio[3], 'data'), ended]);
  ended.catch(() => undefined);
  return `:${String(display).trim()}`;
}

async function untilReady(base, driver) {
  const deadline = Date.now() + startTimeoutMs;
  let failure;
  driver.once('error', (error) => (failure = error));
  driver.once('exit', (code) => (failure = new Error(`the WebDriver ended with ${code}`)));
  while (Date.now() < deadline) {
    if (failure) throw failure;
    try {
      await send(base, 'GET', '/status');
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('the WebDriver does not answer');
}

async function send(base, method, path, body) {
  const response = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
  });
  const { value } = await response.json();
  if (!response.ok) {
    throw new Error(`WebDriver ${method} ${path}: ${value?.error}: ${value?.message}`);
  }
  return value;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
