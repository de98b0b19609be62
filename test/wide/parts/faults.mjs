import { differingCells } from '../../faults/check-cells.mjs';
import { allCells } from '../../faults/run-cells.mjs';

/** Every fault for every file, in Chromium. */
export default {
  name: 'faults',
  run: async () => {
    const differing = await differingCells(allCells);
    for (const text of differing) console.error(text);
    const failed = differing.length;
    return { passed: allCells.length - failed, failed, skipped: 0 };
  },
};
