import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, runIn } from '../consumer.mjs';
import { until } from '../until.mjs';

/** The bucket of the kit's nginx file. */
export const bucketName = 'my-stores';

/** A store that speaks S3, in a process of its own. */
export class Bucket {
  #process;
  #folder;
  port;
  /** The lines that the server has printed: one for each request, with its status. */
  log = '';

  /** @param {string} folder where s3rver is installed, and where it keeps its files */
  static async open(folder) {
    const bucket = new Bucket();
    bucket.#folder = folder;
    await mkdir(join(folder, 's3'), { recursive: true });
    const manifest = { private: true, dependencies: { s3rver: '3.7.1' } };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
    await runIn(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
    bucket.port = await freePort();
    await bucket.start();
    return bucket;
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    const args = ['node_modules/s3rver/bin/s3rver.js', '-d', 's3', '-a', '127.0.0.1'];
    const more = ['-p', String(this.port), '--configure-bucket', bucketName];
    this.#process = spawn(process.execPath, [...args, ...more], { cwd: this.#folder });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream.on('data', (text) => (this.log += text));
    await until('the store answers', () => fetch(this.address).catch(() => undefined));
  }

  /** The store takes connections, and answers none, until it goes on. */
  pause() {
    this.#process.kill('SIGSTOP');
  }

  goOn() {
    this.#process.kill('SIGCONT');
  }

  async kill() {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = new Promise((exited) => this.#process.once('exit', exited));
    this.#process.kill('SIGKILL');
    await gone;
  }

  async remove() {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
