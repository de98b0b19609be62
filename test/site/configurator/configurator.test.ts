import { expect } from '@open-wc/testing';
import { mountConfigurator } from '../../../site/configurator/mount.js';
import { until } from '../../support/harness/page.js';

const csv = `Name,Street,Postcode,City,Country,Image
Lyon,12 Rue de la République,69002,Lyon,France,https://pictures.example/lyon.jpg
Nowhere,,,,,
"Berlin ""Mitte""",Unter den Linden 5,10117,Berlin,Germany,
`;

type Axe = {
  run(within: Element): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

describe('the configurator', () => {
  let host: HTMLElement;
  let remove: () => void;
  beforeEach(() => {
    host = document.createElement('main');
    document.body.append(host);
    remove = mountConfigurator(host, { assets: '/dist/cdn/', demo: '/shop/' });
    // The elements ask for nothing while nobody can see them.
    find('.stage').style.cssText =
      'position: fixed; inset: 0 auto auto 0; inline-size: 390px; z-index: 1';
  });
  afterEach(() => {
    remove();
    host.remove();
  });

  const find = <Type extends HTMLElement>(selector: string) => host.querySelector<Type>(selector)!;
  const shop = () => find<HTMLIFrameElement>('iframe').contentDocument!;
  const locator = () => shop().querySelector('store-locator');
  const rows = () => [...(locator()?.shadowRoot?.querySelectorAll('[part~=row]') ?? [])];
  const badge = () => shop().querySelector('stock-badge')?.shadowRoot?.textContent ?? '';
  const snippet = () => find('.snippet').textContent ?? '';
  const press = (value: string) => find(`input[value=${value}]`).click();
  const type = (name: string, text: string) => {
    const field = find<HTMLInputElement>(`[name="${name}"]`);
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const drop = (text: string) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'my stores.csv', { type: 'text/csv' }));
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
    );
  };
  const whenRows = (text: string) =>
    until(() => rows().some((row) => row.textContent?.includes(text)));
  const frameOf = () =>
    find<HTMLIFrameElement>('iframe').contentWindow as Window & typeof globalThis;

  /** The hosts that the page or the frame has asked for anything. */
  const asked = () => {
    const entries = [performance, frameOf().performance].flatMap((all) =>
      all.getEntriesByType('resource').map(({ name }) => new URL(name)),
    );
    const foreign = entries.filter(
      ({ origin, protocol }) => protocol !== 'blob:' && origin !== location.origin,
    );
    return foreign.map(({ href }) => href);
  };

  it('shows both elements with the demo’s stores and stock', async () => {
    await until(() => rows().length);
    await until(() => /In stock/.test(badge()));
    expect(asked()).to.deep.equal([]);
  });

  it('shows the stores of a table that is dropped onto the page, and sends it nowhere', async () => {
    const sent: string[] = [];
    const { fetch } = window;
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      sent.push(`${request.method} ${request.url}`);
      return fetch(request);
    };
    drop(csv);
    await whenRows('Berlin "Mitte"');
    window.fetch = fetch;
    expect(sent.filter((request) => !request.startsWith('GET '))).to.deep.equal([]);
    expect(asked()).to.deep.equal([]);
    expect(rows()).to.have.length(2);
    await until(() => locator()?.stores.every(({ position }) => position));
    expect(find('.summary').textContent?.trim()).to.equal(
      'my stores.csv: 2 stores, 1 row left out.',
    );
    expect(find('.notes').textContent?.trim()).to.equal(
      'line 3: has no address, town, postal code or position: left out',
    );
    expect(snippet()).to.contain('src="https://shop.example/assets/stores.json"');
    const commands = find('.commands').textContent;
    expect(commands).to.contain('--countries FR,DE').and.to.contain(`--csv 'my stores.csv'`);
  });

  it('lets the browser refuse every host that the merchant did not allow', async () => {
    drop(csv);
    await whenRows('Lyon');
    const policy = shop().querySelector('meta[http-equiv]')!.getAttribute('content')!;
    expect(policy).not.to.contain('https:');
    const refused = await frameOf()
      .fetch('https://pictures.example/lyon.jpg')
      .catch((error: Error) => error.name);
    expect(refused).to.equal('TypeError');
    find('[name=allowed]').click();
    await until(() =>
      shop()
        .querySelector('meta[http-equiv]')
        ?.getAttribute('content')
        ?.includes('data: blob:  https:'),
    );
  });

  it('says why a file is no table', async () => {
    drop('<!doctype html><html>');
    await until(() => /web page/.test(find('.problem:not([hidden])')?.textContent ?? ''));
  });

  it('refuses a secret key in a sentence, and shows it in no snippet', async () => {
    press('service');
    type('publicKey', 'sk_live_1234');
    const field = find('[name=publicKey]');
    const problem = find(`#${field.getAttribute('aria-describedby')!}`);
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(problem.textContent).to.contain('secret key');
    expect(snippet()).to.contain('pk_your_key').and.not.to.contain('sk_live');
    type('publicKey', 'pk_mine');
    expect(snippet()).to.contain('pk_mine');
    expect(asked()).to.deep.equal([]);
  });

  it('writes look, language and map into preview and snippet', async () => {
    await until(() => rows().length);
    type('--store-locator-accent', 'rgb(0, 120, 60)');
    const style = () => frameOf().getComputedStyle(locator()!);
    expect(style().getPropertyValue('--store-locator-accent').trim()).to.equal('rgb(0, 120, 60)');
    const languages = find<HTMLSelectElement>('select');
    languages.value = 'ar';
    languages.dispatchEvent(new Event('change'));
    press('none');
    await until(() => locator()?.lang === 'ar' && locator()?.withoutMap && rows().length);
    expect(shop().documentElement.dir).to.equal('rtl');
    expect(snippet()).to.contain('without-map').and.to.contain('lang="ar"');
    press('dark');
    const ground = frameOf().getComputedStyle(shop().documentElement).colorScheme;
    expect(ground).to.equal('dark');
  });

  it('shows the streets of the demo', async () => {
    find('[name=streets]').click();
    await until(() => locator()?.streetsSrc && rows().length === 9);
  });

  it('copies the snippet of the platform, and tells so', async () => {
    let copied = '';
    const clipboard = { writeText: async (text: string) => void (copied = text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    press('shopify');
    find('.copy button').click();
    await until(
      () => find('.copy [role=status]').textContent === 'Copied: the snippet for Shopify.',
    );
    expect(copied).to.equal(snippet());
    expect(copied).to.contain('asset_url');
    clipboard.writeText = async () => Promise.reject(new Error('no'));
    find('.copy button').click();
    await until(() => find('.copy [role=status]').textContent?.startsWith('Not copied'));
    expect(String(getSelection())).to.contain('asset_url');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  for (const scheme of ['light', 'dark'])
    it(`is free of faults that axe finds, on a ${scheme} page`, async () => {
      const root = document.documentElement;
      const sheets = ['configurator', 'stand-alone'].map((name) => {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', href: `/site/configurator/${name}.css` });
        const read = new Promise((done) => link.addEventListener('load', done));
        document.head.append(link);
        return { link, read };
      });
      root.style.colorScheme = scheme;
      await Promise.all(sheets.map(({ read }) => read));
      const script = document.createElement('script');
      script.src = '/node_modules/axe-core/axe.min.js';
      const read = new Promise((done) => script.addEventListener('load', done));
      document.head.append(script);
      await read;
      drop(csv);
      await until(() => find('.notes'));
      find('[name=streets]').click();
      type('filesUrl', 'nowhere');
      await whenRows('Lyon');
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(host);
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html}`),
      );
      for (const { link } of sheets) link.remove();
      root.style.colorScheme = '';
      expect(found).to.deep.equal([]);
    });
});
