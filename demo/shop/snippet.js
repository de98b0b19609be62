// A shop pastes this, with the attributes that the elements of this page have.
const ofDemo = [
  ...['base-url', 'coordinates-src', 'details-src', 'data-word', 'lang', 'picker', 'sync-url'],
];
const script = 'https://shop.example/assets/store-locator-elements.js';

function tagOf(element) {
  const own = [...element.attributes].filter(({ name }) => !ofDemo.includes(name));
  const attributes = [
    'base-url="https://service.example"',
    'public-key="pk_your_key"',
    ...own.map(({ name, value }) => (value ? `${name}="${value}"` : name)),
  ];
  const text = element.matches('stock-badge') ? 'Ask a store for stock' : '';
  return `<${element.localName}\n  ${attributes.join('\n  ')}\n>${text}</${element.localName}>`;
}

/** Copies it; where a page may not write to the clipboard it is shown, to be copied by hand. */
export async function showSnippet({ currentTarget: button }) {
  const elements = ['store-locator', 'stock-badge'].map((tag) => document.querySelector(tag));
  const tags = elements.filter(Boolean).map(tagOf);
  const text = [`<script type="module" src="${script}"></script>`, ...tags, ''].join('\n\n');
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    const area = document.createElement('textarea');
    Object.assign(area, { value: text, rows: 6, readOnly: true, ariaLabel: 'Snippet' });
    button.replaceWith(area);
    area.select();
  }
}
