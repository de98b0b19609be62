const links = (folder, entries) =>
  Object.entries(entries).map(([name, text]) => ({ text, link: `${folder}${name}` }));

/** The menu of the site. */
const sidebar = [
  {
    text: 'Start',
    items: links('/start/', {
      'plain-html': 'Plain HTML',
      shopify: 'Shopify',
      wordpress: 'WordPress and WooCommerce',
      react: 'React',
      vue: 'Vue',
      next: 'Next',
    }),
  },
  { text: 'Configurator', link: '/configurator' },
  {
    text: 'Guides',
    items: links('/guides/', {
      'store-locator': 'The store locator',
      'stock-badge': 'The stock badge',
      csv: 'Begin with a spreadsheet',
      upload: 'Files to upload',
      platforms: 'Platforms',
      frameworks: 'Frameworks, types, editors',
      configure: 'Settings for the whole page',
      looks: 'Looks',
      languages: 'Languages',
      map: 'The map',
      streets: 'Streets and tiles',
      coordinates: 'Coordinates and snapshots',
      hours: 'Opening hours',
      stock: 'Stock',
      'my-store': 'My store',
      analytics: 'Analytics',
      service: 'The service',
      server: 'On your server',
      scale: 'Scale',
      privacy: 'Privacy',
      integrity: 'Content security',
      'old-libraries': 'Old libraries',
    }),
  },
  {
    text: 'Kits',
    items: links('/kits/', {
      shopify: 'Extension for Shopify',
      wordpress: 'Plugin for WordPress',
    }),
  },
  {
    text: 'Reference',
    items: links('/reference/', {
      'store-locator': 'Element store-locator',
      'stock-badge': 'Element stock-badge',
      messages: 'Messages',
      command: 'The command',
    }),
  },
  { text: 'Troubleshooting by symptom', link: '/troubleshooting' },
  {
    text: 'Migrations',
    items: links('/migrations/', {
      'gmpx-store-locator': 'From gmpx-store-locator',
      'paid-widget': 'From a paid widget',
    }),
  },
  { text: 'Performance', link: '/performance' },
  { text: 'Faults', link: '/faults' },
  { text: 'Changelog', link: '/changelog' },
  {
    text: 'For engineers',
    items: [
      ...links('/engineers/', {
        architecture: 'Architecture',
        contributing: 'Contributing',
        security: 'Security',
        'reference-service': 'The reference service',
        site: 'This site',
      }),
      ...links('/guides/', { design: 'Design rules', glossary: 'Glossary' }),
      { text: 'The wide gate', link: '/guides/gate-wide' },
      { text: 'Decisions', link: '/decisions/' },
    ],
  },
];

export const menu = {
  sidebar,
  nav: [
    { text: 'First steps', link: '/start/plain-html', activeMatch: '^/start/' },
    { text: 'Guides', link: '/guides/store-locator', activeMatch: '^/guides/' },
    { text: 'Reference', link: '/reference/store-locator', activeMatch: '^/reference/' },
  ],
};
