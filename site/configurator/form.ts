import { html, nothing, type TemplateResult } from 'lit';
import { checkbox, lookField, radios, textField, type Form } from './fields.js';
import type { TableInPage } from './read-table.js';
import { tableReport } from './table-report.js';

/** The table that the merchant gave, or the sentence why it cannot be used. */
export interface GivenTable {
  readonly table?: TableInPage | undefined;
  readonly refusal?: string | undefined;
  readonly isReading?: boolean | undefined;
}

/** The custom properties of docs/looks.md: a label for each, and its default in short. */
const properties = {
  '--store-locator-accent': ['Accent', 'the text’s'],
  '--store-locator-surface': ['Surface', 'the page’s'],
  '--store-locator-text': ['Text', 'the page’s'],
  '--store-locator-muted': ['Muted text', 'the text’s'],
  '--store-locator-border': ['Lines', 'the text’s, 16%'],
  '--store-locator-radius': ['Corners', '8px'],
  '--store-locator-gap': ['Gap', '16px'],
  '--store-locator-height': ['Height', 'by the screen'],
} as const;

const badgeProperties = {
  '--stock-badge-in': ['In stock', 'green'],
  '--stock-badge-low': ['Low stock', 'amber'],
  '--stock-badge-out': ['Out of stock', 'red'],
  '--stock-badge-unknown': ['Not known', 'the text’s'],
} as const;

/** The languages of docs/languages.md, each under its own name. */
const languages: Readonly<Record<string, string>> = {
  '': 'As the page says',
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
};

export interface FormParts extends Form {
  readonly given: GivenTable;
  readonly takeFile: (file: File) => void;
}

/** The whole form: a group of fields for each subject. */
export const formOf = (form: FormParts): TemplateResult =>
  html`<form class="form" @submit=${(event: Event) => event.preventDefault()}>
    ${dataFields(form)} ${lookFields(form)} ${mapFields(form)} ${stockFields(form)}
  </form>`;

function dataFields(form: FormParts): TemplateResult {
  const { choices, change } = form;
  const service = [
    textField(form, 'baseUrl', { label: 'The service’s address', placeholder: 'https://…' }),
    textField(form, 'publicKey', { label: 'Your public key', placeholder: 'pk_…' }),
  ];
  const hint = 'Names or codes, such as FR,DE: the map data of these is uploaded.';
  return html`<fieldset>
    <legend>Your stores</legend>
    ${radios({
      name: 'data',
      label: 'They come from',
      value: choices.data,
      values: { demo: 'The demo, for a look', table: 'A table (CSV)', service: 'Your service' },
      set: (data) => change({ data }),
    })}
    ${choices.data === 'table' ? tableFields(form) : nothing}
    ${choices.data === 'service' ? service : nothing}
    ${textField(form, 'filesUrl', { label: 'Address of the folder with the files' })}
    ${
      form.given.table && choices.data === 'table'
        ? nothing
        : textField(form, 'countries', { label: 'Countries with stores', hint })
    }
  </fieldset>`;
}

function tableFields(form: FormParts): TemplateResult {
  const take = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) form.takeFile(file);
    // The same file may be chosen again after it was mended.
    input.value = '';
  };
  return html`<div class="field drop">
      <label for="configurator-file">Drop the file anywhere on this page, or choose it</label>
      <input
        id="configurator-file"
        type="file"
        accept=".csv,.tsv,.txt,.json,.geojson,text/csv"
        aria-describedby="configurator-file-hint"
        @change=${take}
      />
      <p class="hint" id="configurator-file-hint">The file is read here. It is sent nowhere.</p>
    </div>
    ${tableReport(form.given)}
    ${textField(form, 'country', { label: 'Country of rows without one' })}`;
}

function lookFields(form: FormParts): TemplateResult {
  const { choices, change } = form;
  const fields = (names: Readonly<Record<string, readonly [string, string]>>) =>
    Object.entries(names).map(([name, [label, usual]]) => lookField(form, name, label, usual));
  return html`<fieldset>
    <legend>Look and language</legend>
    <div class="field">
      <label for="configurator-language">Language</label>
      <select
        id="configurator-language"
        @change=${(event: Event) => change({ language: (event.target as HTMLSelectElement).value })}
      >
        ${Object.entries(languages).map(
          ([code, name]) =>
            html`<option
              value=${code}
              lang=${code || nothing}
              ?selected=${code === choices.language}
            >
              ${name}
            </option>`,
        )}
      </select>
    </div>
    <p class="hint">
      Font and letter size come from your page. An empty field leaves the default, which it shows.
      Each field is a custom property: Accent is <code>--store-locator-accent</code>.
    </p>
    <div class="pairs">${fields(properties)}</div>
    <details>
      <summary>Colours of the badge</summary>
      <div class="pairs">${fields(badgeProperties)}</div>
    </details>
  </fieldset>`;
}

function mapFields(form: FormParts): TemplateResult {
  const { choices, change } = form;
  const tiles = [
    textField(form, 'tiles', {
      label: 'Address of the tiles',
      placeholder: 'https://…/{z}/{x}/{y}.png',
    }),
    textField(form, 'tilesAttribution', { label: 'The credit that their provider asks for' }),
    checkbox(form, 'tilesConsent', 'Load tiles only after the visitor allows it'),
  ];
  const streets = [
    textField(form, 'streetsUrl', {
      label: 'Address of streets.json or of its folder',
      hint: 'Empty: the folder with the files.',
    }),
    textField(form, 'streetTiles', {
      label: 'Vector tiles to cut them out of',
      hint: 'A PMTiles archive or its address. The command reads it, and no visitor does.',
    }),
  ];
  return html`<fieldset>
    <legend>Map</legend>
    ${radios({
      name: 'map',
      label: 'Below the pins',
      value: choices.map,
      values: {
        land: 'The embedded map: nothing from other hosts',
        tiles: 'Street tiles of a server',
        none: 'No map',
      },
      set: (map) => change({ map }),
    })}
    ${choices.map === 'tiles' ? tiles : nothing}
    ${
      choices.map === 'land'
        ? checkbox(form, 'streets', 'Streets around your stores, from your own files')
        : nothing
    }
    ${choices.map === 'land' && choices.streets ? streets : nothing}
  </fieldset>`;
}

function stockFields(form: FormParts): TemplateResult {
  const { choices } = form;
  const isOfService = choices.data === 'table';
  const fields = [
    textField(form, 'productId', { label: 'Product', hint: 'Digits, or gid://…/123.' }),
    textField(form, 'variantId', { label: 'Variant', hint: 'Empty: the one that the page has.' }),
    checkbox(form, 'withStores', 'Offer the list of stores that have it'),
    ...(isOfService
      ? [
          textField(form, 'baseUrl', { label: 'Address of the service that knows the stock' }),
          textField(form, 'publicKey', { label: 'Your public key', placeholder: 'pk_…' }),
        ]
      : []),
  ];
  return html`<fieldset>
    <legend>Stock</legend>
    ${checkbox(form, 'badge', 'A badge that says where a product is in stock')}
    ${choices.badge ? fields : nothing}
  </fieldset>`;
}
