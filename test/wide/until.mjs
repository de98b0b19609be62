/**
 * Waits until `check` gives something, and gives that. Throws with `what` after some time, and as
 * soon as the process that is waited for has ended.
 */
export async function until(what, check, { seconds = 60, server } = {}) {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end;) {
    const found = await check();
    if (found) return found;
    if (server && server.exitCode !== null) throw new Error(`${what}: its process has ended`);
    // Another process tells nothing of its own accord.
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${what}: not within ${seconds} s`);
}
