const asked = new Set();

/**
 * Koa middleware: a file under `/flaky/RUN/` can't be had the first time that a run asks for it, and is elsewhere from
 * then on: where it is without that.
 */
export function flakyFiles(context, next) {
  const [, path] = /^\/flaky\/[^/]+(\/.*)$/.exec(context.path) ?? [];
  if (!path) return next();
  if (asked.has(context.path)) context.redirect(path);
  else context.status = 503;
  asked.add(context.path);
  return undefined;
}
