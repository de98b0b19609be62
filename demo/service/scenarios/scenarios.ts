import { answers } from './answers.js';
import { failures } from './failures.js';
import { inventories } from './inventories.js';
import { keys } from './keys.js';
import { listings } from './listings.js';
import type { Scenario } from './scenario.js';

const usual: Scenario = {
  name: 'default',
  does: 'The service as documented, with the invented chain.',
  answer: (call) => call.usual(),
};

/** Every scenario by its name. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  [usual, ...failures, ...answers, ...listings, ...keys, ...inventories].map((scenario) => [
    scenario.name,
    scenario,
  ]),
);
