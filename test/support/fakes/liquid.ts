import { Liquid } from 'liquidjs';

/** The variables of a template. */
export type LiquidScope = Readonly<Record<string, unknown>>;

/** The address of a file among a theme's assets. */
export const assetUrl = (name: string): string => `/dist/cdn/${name}`;

/**
 * Renders a template as a shop's server does, as far as our documentation needs it. Throws on
 * unknown filters and tags.
 */
export function renderLiquid(template: string, given: LiquidScope): string {
  const liquid = new Liquid({ strictFilters: true, ownPropertyOnly: true });
  liquid.registerFilter('asset_url', assetUrl);
  // The schema of a section is for the theme editor and does not render.
  liquid.registerTag('schema', {
    parse(_, rest) {
      let token = rest.shift();
      while (token && token.getText() !== '{% endschema %}') token = rest.shift();
      if (!token) throw new Error('a schema without an end');
    },
    render() {},
  });
  return liquid.parseAndRenderSync(template, given) as string;
}
