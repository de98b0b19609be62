import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps the leading spaces of the first line, since columns align below it. */
const fence = (text: string): string =>
  `\`\`\`text\n${text.replace(/ +$/gm, '').replace(/^\n+|\n+$/g, '')}\n\`\`\``;

export interface BenchReport {
  readonly machine: string;
  readonly limits: string;
  readonly rivals: string;
  /** One line of description for each rival. */
  readonly whatRivalsAre: readonly string[];
  readonly longTasks: string;
}

/** The last section, which `npm run bench:streets` writes. */
export const streetsHeading = '## Streets beside another library';

/** Writes the measurements to docs/performance.md. The section on streets stays. */
export async function writeReport(root: string, report: BenchReport): Promise<void> {
  const { machine, limits, rivals, whatRivalsAre, longTasks } = report;
  const file = join(root, 'docs/performance.md');
  await mkdir(join(root, 'docs'), { recursive: true });
  const before = await readFile(file, 'utf8').catch(() => '');
  const streetsAt = before.indexOf(streetsHeading);
  const streets = streetsAt < 0 ? '' : `\n${before.slice(streetsAt)}`;
  await writeFile(
    file,
    `# Performance

Written by \`npm run bench\`:

${machine}

Times are milliseconds, the median of the runs and in brackets the worst; heap and sizes in units of 1024. A frame counts until it is painted. The service answers from the same machine; where a round trip is named, every request waits that long.

## Beside others

The same 10,000 stores in the same run, on the same service. Machines and hours differ, so these ratios are the judgement: ours beside the floor, and in brackets behind each rival how many times as much as ours it takes; a star where the other is better. With each request 100 ms late, our first rows aim at 1.5 times the floor.

${fence(rivals)}

${whatRivalsAre.map((line) => `- ${line}`).join('\n')}

## What it costs

The column "feel" says what a shopper should feel on a quiet machine; it is no limit. Counts and sizes have limits.

${fence(limits)}

## Tasks over 50 ms

Processor time while a listing loads at that speed and a visitor types in it, the longest first: all that are over 50 ms, and so many of the others that there are five.

${fence(longTasks)}
${streets}`,
  );
}
