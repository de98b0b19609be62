// Fails if files of a folder know each other in a circle. It is part of `npm run lint`.
// import-x/no-cycle does not do it: it has no option to count `import type` and `import('…').Type`.
// A circle of types has to be read as a whole like any other.
import { circlesOf, sourcesIn } from './circles.mjs';

for (const circle of circlesOf(sourcesIn(process.argv[2]))) {
  console.error(`These files import each other:\n  ${circle.join('\n  ')}`);
  process.exitCode = 1;
}
