import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { freePort, runIn } from '../consumer.mjs';
import { until } from '../until.mjs';

/** Debian's nginx with the kit's file, in which the ports and the paths alone are others. */
export class Front {
  #process;
  #session;
  port;
  errors = '';

  /** @param {{ folder: string, nginx: string, bucketPort: number }} where */
  static async open({ folder, nginx, bucketPort }) {
    const front = new Front();
    front.port = await freePort();
    await mkdir(join(folder, 'temp'), { recursive: true });
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    await runIn(folder, 'openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
      ...['-subj', '/CN=127.0.0.1', '-keyout', key, '-out', certificate],
    ]);
    const kit = replaced(await readFile('kits/scale/nginx.conf', 'utf8'), {
      'listen 443 ': `listen 127.0.0.1:${front.port} `,
      'server my-stores.s3.eu-central-1.amazonaws.com:80;': `server 127.0.0.1:${bucketPort};`,
      '/etc/ssl/stores.shop.example.pem': certificate,
      '/etc/ssl/private/stores.shop.example.key': key,
      '/var/cache/nginx/stores': join(folder, 'cache'),
    });
    await writeFile(join(folder, 'stores.conf'), kit);
    await writeFile(join(folder, 'nginx.conf'), mainFile(folder));
    const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
    front.#process = spawn(nginx, args);
    front.#process.stderr.on('data', (text) => (front.errors += text));
    await until('nginx answers', () => front.get('/').catch(() => undefined)).catch((error) => {
      throw new Error(front.errors, { cause: error });
    });
    return front;
  }

  get address() {
    return `https://127.0.0.1:${this.port}`;
  }

  /**
   * Gets a path by HTTP/2, on one connection for all requests as a browser has it.
   * @param {Record<string, string>} [headers]
   */
  async get(path, headers = {}) {
    const started = Date.now();
    const session = await this.#connected();
    const request = session.request({ ':path': path, ...headers });
    const answer = await new Promise((answered, failed) => {
      request.once('response', answered);
      request.once('error', failed);
    });
    const pieces = [];
    for await (const piece of request) pieces.push(piece);
    const { ':status': status, ...fields } = answer;
    const cache = fields['x-cache-status'];
    return {
      status,
      cache,
      headers: fields,
      body: Buffer.concat(pieces),
      ms: Date.now() - started,
    };
  }

  get protocol() {
    return this.#session?.alpnProtocol;
  }

  async #connected() {
    if (this.#session && !this.#session.closed && !this.#session.destroyed) return this.#session;
    const session = connect(this.address, { rejectUnauthorized: false });
    await new Promise((connected, failed) => {
      session.once('connect', connected);
      session.once('error', failed);
    });
    session.on('error', () => undefined);
    return (this.#session = session);
  }

  async close() {
    this.#session?.destroy();
    if (this.#process.exitCode !== null) return;
    const gone = new Promise((exited) => this.#process.once('exit', exited));
    this.#process.kill('SIGTERM');
    await gone;
  }
}

/** A text that is not there would leave the kit's file untested. */
function replaced(text, changes) {
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`kits/scale/nginx.conf has no "${from}"`);
    text = text.replaceAll(from, to);
  }
  return text;
}

const mainFile = (folder) => `
daemon off;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
error_log stderr warn;
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join('\n  ')}
  include ${folder}/stores.conf;
}
`;
