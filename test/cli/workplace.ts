import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../src/cli/run-command.js';
import type { SnapshotReport } from '../../src/cli/snapshot-report.js';

export interface WrittenSnapshot {
  readonly version: number;
  readonly generatedAt: string;
  readonly stores: readonly Readonly<Record<string, string | number>>[];
}

/** A folder of its own for a test, and the command in it. */
export class Workplace {
  readonly folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  readonly file = join(this.folder, 'stores.json');
  readonly stateFile = `${this.file}.state.jsonl`;
  readonly #reportFile = join(this.folder, 'report.json');

  /** The arguments for a snapshot of a shop. */
  arguments(shop: { readonly url: string }, ...more: readonly string[]): string[] {
    const key = ['--public-key', 'pk_demo'];
    const files = ['--out', this.file, '--report', this.#reportFile];
    return ['snapshot', '--base-url', shop.url, ...key, ...files, ...more];
  }

  /** The arguments for a snapshot of a table. */
  tableArguments(path: string, ...more: readonly string[]): string[] {
    return ['snapshot', '--csv', path, '--out', this.file, '--report', this.#reportFile, ...more];
  }

  async run(
    args: readonly string[],
    { isTTY = false, signal = new AbortController().signal } = {},
  ): Promise<{ code: number; out: string; err: string }> {
    const texts = { out: '', err: '' };
    const into = (name: keyof typeof texts) => ({
      isTTY,
      write: (text: string | Uint8Array) => {
        texts[name] += String(text);
        return true;
      },
    });
    const code = await runCommand(args, {
      out: into('out'),
      err: into('err'),
      now: Date.now,
      signal,
    });
    return { code, ...texts };
  }

  get snapshot(): WrittenSnapshot {
    return JSON.parse(readFileSync(this.file, 'utf8')) as WrittenSnapshot;
  }

  get report(): SnapshotReport {
    return JSON.parse(readFileSync(this.#reportFile, 'utf8')) as SnapshotReport;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
