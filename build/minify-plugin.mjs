import terser from '@rollup/plugin-terser';
import { minify } from 'rolldown/utils';

/**
 * Returns plugins that minify each file of a build. Terser shortens the code best, and Rolldown
 * finds the names that compress best: each of them alone leaves a page 1 or 2% more to load.
 */
export const minifyPlugins = ({ module = true } = {}) => [
  terser({
    module,
    ecma: 2022,
    compress: { passes: 3 },
    mangle: false,
    format: { comments: false },
  }),
  {
    name: 'minify',
    async renderChunk(code, { fileName }) {
      const compress = { target: 'es2022' };
      const result = await minify(fileName, code, { module, compress, sourcemap: true });
      const [error] = result.errors;
      if (error) this.error(`${fileName}: ${error.message}`);
      return { code: result.code, map: result.map };
    },
  },
];
