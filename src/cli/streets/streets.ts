import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LatLng } from '../../domain/store/store.js';
import type { CellId, StreetCell } from '../../streets/street-cell.js';
import { CommandError } from '../command-error.js';
import type { CommandContext } from '../command-context.js';
import { count } from '../count.js';
import { ExitCode } from '../exit-code.js';
import { makeOutFolder } from '../out-folder.js';
import { packageFolder } from '../package-folder.js';
import { createProgress, type Progress } from '../progress.js';
import { writeWholeFile } from '../write-whole-file.js';
import { CellFolder } from './cell-folder.js';
import { finishCell, mainRoadKinds } from './finish-cell.js';
import { ownCells } from './own-cells.js';
import { planCells, type CellPlan } from './plan-cells.js';
import { readStores } from './read-stores.js';
import { regionFile, regionJson } from './region.js';
import type { StreetsOptions } from './streets-options.js';
import { estimateText, sizeText, storesText } from './streets-report.js';
import { isWithin, thinCells } from './thin-cells.js';
import { TileSet } from './tile-set.js';
import { writeCell } from './write-cell.js';

/** Requests for tiles that are under way at a time. */
const atOnce = 6;
/** The usual zoom of cells with main roads, and that of archives which begin later. */
const mainRoadsZooms = [10, 11] as const;

/**
 * Cuts the streets around stores out of vector tiles, into small files. Resolves with the lines on
 * the stores with and without streets, as they were printed.
 * @throws {CommandError} when nothing was replaced
 * @throws the signal's reason when it aborts
 */
export async function streets(options: StreetsOptions, context: CommandContext): Promise<string> {
  const { stores, radiusKm, zoom, out, tiles } = options;
  const progress = createProgress(context);
  const points = await readStores(stores);
  const plan = planCells(points, radiusKm, zoom);
  if (plan.nearby.length === 0)
    throw new CommandError(
      ExitCode.Listing,
      `no store of ${stores} has a position. ${storesText(points)}`,
    );
  if (options.isRegionOnly) {
    await writeRegion(options, plan, context);
    return storesText(points);
  }
  const estimate = estimateText(plan.streets.length, plan.mainRoads(mainRoadsZooms[0]).length);
  if (options.isDryRun) {
    context.out.write(storesText(points) + estimate);
    return storesText(points);
  }
  progress.say(estimate.trim());
  const result = await cut(options, plan, context, progress);
  progress.clear();
  const { index, cells, written, removed } = result;
  const hasStreets = (point: LatLng) =>
    ownCells(point, zoom).some((id) => result.made.has(keyOf(id)));
  const covered = points.atAddress.filter(hasStreets).length;
  const report = storesText(points, { covered, tiles });
  context.out.write(
    `${report}${count(cells, 'cell')} with ${sizeText(index.bytes)} in ${out}: ` +
      `${written} new, ${cells - written} as before, ${removed} removed\n` +
      `${missingText(result.missing)}The map has to show: ${plainText(index.credit)}\n`,
  );
  return report;
}

async function cut(
  options: StreetsOptions,
  plan: CellPlan,
  { signal }: CommandContext,
  progress: Progress,
) {
  const { tiles, zoom } = options;
  progress.say(`Opening ${tiles.join(', ')}`);
  const set = await TileSet.open(tiles, [...plan.own, ...plan.nearby], zoom, signal);
  try {
    return await cutFrom(set, options, plan, signal, progress);
  } finally {
    await set.close();
  }
}

async function cutFrom(
  set: TileSet,
  { out, radiusKm, zoom, kinds }: StreetsOptions,
  plan: CellPlan,
  signal: AbortSignal,
  progress: Progress,
) {
  const mainRoadsZoom = mainRoadsZooms.find((one) => set.hasZoom(one)) ?? mainRoadsZooms[0];
  // Another version of this command may cut other cells of the same tiles.
  const manifest = await readFile(join(packageFolder(), 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { readonly version: string };
  const source = JSON.stringify([version, set.identity, kinds, radiusKm, zoom, mainRoadsZoom]);
  const folder = await CellFolder.open(out, source);
  const mainRoadsOf = (id: CellId) => mainRoads(id, set, plan.nearby);
  const jobs = [
    ...plan.streets.map((id) => ({
      id,
      make: async () => {
        const cell = await set.cell(id);
        return cell && finishCell(cell, kinds, true);
      },
    })),
    ...plan.mainRoads(mainRoadsZoom).map((id) => ({ id, make: () => mainRoadsOf(id) })),
  ];
  let done = 0;
  let missing = 0;
  const made = new Set<string>();
  await inParallel(jobs, async ({ id, make }) => {
    signal.throwIfAborted();
    const isLeft = await folder.takeLeft(id);
    const cell = isLeft ? undefined : await make();
    if (cell) await folder.add(id, writeCell(cell));
    if (isLeft || cell) made.add(keyOf(id));
    else if (id.z === zoom) missing++;
    progress.show(`Cutting: ${++done} of ${count(jobs.length, 'cell')}`);
  });
  const about = { radiusKm, zoom, mainRoadsZoom, credit: set.credit };
  return { ...(await folder.finish(about)), missing, made };
}

/** Main roads come from a tile of their zoom, or from those tiles around stores that exist. */
async function mainRoads(
  id: CellId,
  set: TileSet,
  nearby: readonly CellId[],
): Promise<StreetCell | undefined> {
  const whole = await set.cell(id);
  if (whole) return finishCell(whole, mainRoadKinds, false);
  const parts: [CellId, StreetCell][] = [];
  for (const part of nearby.filter((one) => isWithin(one, id))) {
    const cell = await set.cell(part);
    if (cell) parts.push([part, cell]);
  }
  return parts.length > 0 ? finishCell(thinCells(id, parts), mainRoadKinds, false) : undefined;
}

/** A cell in the middle of each one with main roads, which an extract then has, too. */
function middlesOf(plan: CellPlan, zoom: number): readonly CellId[] {
  const [mainZoom] = mainRoadsZooms;
  const scale = 2 ** (zoom - mainZoom);
  return plan
    .mainRoads(mainZoom)
    .map(({ x, y }) => ({ z: zoom, x: (x + 0.5) * scale, y: (y + 0.5) * scale }));
}

async function writeRegion(
  { out, zoom }: StreetsOptions,
  plan: CellPlan,
  context: CommandContext,
): Promise<void> {
  const path = join(out, regionFile);
  await makeOutFolder(out);
  await writeWholeFile(path, regionJson([...plan.nearby, ...middlesOf(plan, zoom)]));
  context.out.write(
    `Written to ${path}. Now get the part of an archive that holds your stores:\n` +
      `  pmtiles extract https://…/planet.pmtiles stores.pmtiles --region=${path}\n`,
  );
}

/** Ends when no job is under way any more, also after one has failed. */
async function inParallel<T>(jobs: readonly T[], run: (job: T) => Promise<void>): Promise<void> {
  const left = jobs.values();
  let hasFailed = false;
  const worker = async () => {
    for (const job of left) {
      if (hasFailed) return;
      await run(job).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }).map(worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

const keyOf = ({ z, x, y }: CellId): string => `${z}/${x}/${y}`;

const missingText = (missing: number): string =>
  missing > 0
    ? `${count(missing, 'cell')} without a tile: there the map has no streets, as on the sea\n`
    : '';

const plainText = (html: string): string => html.replace(/<[^>]*>/g, '');
