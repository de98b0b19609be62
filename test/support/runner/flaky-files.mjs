const asked = new Set();

/**
 * Koa middleware. The first request of a run for a file under `/flaky/RUN/` fails. Later requests
 * are redirected to the file without that prefix.
 */
export function flakyFiles(context, next) {
  const [, path] = /^\/flaky\/[^/]+(\/.*)$/.exec(context.path) ?? [];
  if (!path) return next();
  if (asked.has(context.path)) context.redirect(path);
  else context.status = 503;
  asked.add(context.path);
  return undefined;
}
