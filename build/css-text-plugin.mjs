import { transform } from 'esbuild';

/**
 * A rollup plugin, which the test server uses too. It makes `import text from './x.css'` give the
 * minified style sheet as a string. The target is the oldest supported browsers, so nesting and
 * other newer syntax is lowered.
 */
export function cssTextPlugin() {
  return {
    name: 'css-text',
    async transform(code, id) {
      if (!id.split('?')[0].endsWith('.css')) return null;
      const { code: css } = await transform(code, {
        loader: 'css',
        minify: true,
        target: ['chrome111', 'firefox115', 'safari16.4'],
      });
      return {
        code: `export default ${JSON.stringify(css.trim())};\n`,
        map: { mappings: '' },
        moduleSideEffects: false,
      };
    },
  };
}
