/** Runs that are remembered; the one that was quiet longest is forgotten first. */
const RUNS_KEPT = 2_000;

/** Counts what was asked for, apart for each run, so that tests side by side never meet. */
export function createAttempts(runsKept = RUNS_KEPT): (run: string, what: string) => number {
  const runs = new Map<string, Map<string, number>>();
  return (run, what) => {
    const counts = runs.get(run) ?? new Map<string, number>();
    // last in the map is last to be forgotten
    runs.delete(run);
    runs.set(run, counts);
    for (const oldest of runs.keys()) {
      if (runs.size <= runsKept) break;
      runs.delete(oldest);
    }
    const attempt = (counts.get(what) ?? 0) + 1;
    counts.set(what, attempt);
    return attempt;
  };
}
