import MagicString from 'magic-string';

/** Has to stand at the top. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium (136 and later) compile all of a file on another thread while it arrives, and not each function in the
 * task that first calls it. For files whose functions nearly every page calls; to other engines it is a comment. A
 * rollup plugin, for after the minifier, which leaves no comment.
 *
 * @param {readonly string[]} modules how the paths of modules end whose files are wanted so
 */
export function compiledAhead(modules) {
  const missing = new Set(modules);
  return {
    name: 'compiled-ahead',
    renderChunk(code, { moduleIds }) {
      const inside = modules.filter((end) => moduleIds.some((id) => id.endsWith(`/${end}`)));
      if (!inside.length) return null;
      for (const end of inside) missing.delete(end);
      const marked = new MagicString(code).prepend(hint);
      return { code: marked.toString(), map: marked.generateMap({ hires: true }) };
    },
    generateBundle() {
      for (const end of missing) this.error(`there is no ${end} any more`);
    },
  };
}
