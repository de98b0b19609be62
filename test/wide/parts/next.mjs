import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import {
  countChecks,
  expectPins,
  freePort,
  inConsumer,
  runAlone,
  runIn,
  withService,
} from '../consumer.mjs';
import { until } from '../until.mjs';

const dependencies = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' };

const layout = `
export const metadata = { title: 'Shop', icons: 'data:,' };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;
`;

const locator = (service) => `<store-locator base-url="${service}" public-key="pk_demo"
  data-url="/data/" loading="eager"></store-locator>`;

/** A server component that imports the package, beside a client component that registers. */
const serverPage = (service) => `
import { StoreLocatorElement } from 'store-locator-elements';
import { Register } from './register';
export default () => <main title={typeof StoreLocatorElement}><Register />${locator(service)}</main>;
`;

const register = `
'use client';
import 'store-locator-elements';
export const Register = () => null;
`;

/** A client component that imports the locator alone when it is shown. */
const clientPage = (service) => `
'use client';
import { useEffect } from 'react';
export default () => {
  useEffect(() => void import('store-locator-elements/store-locator.js'), []);
  return ${locator(service)};
};
`;

const filesOf = (service) => ({
  'app/layout.jsx': layout,
  'app/page.jsx': serverPage(service),
  'app/register.jsx': register,
  'app/client/page.jsx': clientPage(service),
});

const next = 'node_modules/next/dist/bin/next';

async function started(folder, work) {
  const port = await freePort();
  const args = [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)];
  const server = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  try {
    const address = `http://127.0.0.1:${port}`;
    const answer = () => fetch(address).catch(() => undefined);
    await until(`${address} answers`, answer, { server });
    return await work(address);
  } finally {
    const gone = new Promise((exited) => server.once('exit', exited));
    if (server.exitCode === null) {
      server.kill();
      await gone;
    }
  }
}

const checkWith = (bundler) => () =>
  withService((service) =>
    inConsumer({ dependencies, files: filesOf(service) }, async (folder) => {
      await runIn(folder, process.execPath, [next, 'build', `--${bundler}`]);
      await started(folder, (address) => expectPins([address, `${address}/client`]));
    }),
  );

const part = {
  name: 'next',
  run: () =>
    countChecks([
      ['a page built by Next with webpack', checkWith('webpack')],
      ['a page built by Next with Turbopack', checkWith('turbopack')],
    ]),
};
export default part;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runAlone(part);
