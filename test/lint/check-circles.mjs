// Fails where files of a folder know each other in a circle: part of `npm run lint`.
// import-x/no-cycle cannot do it: no option of it counts `import type` and `import('…').Type`, and a
// circle of types has to be read as a whole like any other.
import { circlesOf, sourcesIn } from './circles.mjs';

for (const circle of circlesOf(sourcesIn(process.argv[2]))) {
  console.error(`These files import each other:\n  ${circle.join('\n  ')}`);
  process.exitCode = 1;
}
