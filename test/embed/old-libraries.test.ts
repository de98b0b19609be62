import { expect } from '@open-wc/testing';
import { freshScenario } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';
import { answersOf, type Answers } from './old-libraries/answers.js';
import { standIns } from './old-libraries/stand-ins.js';

const builds = {
  'the module': '<script type="module" src="/dist/cdn/store-locator-elements.js"></script>',
  'the classic script': '<script src="/dist/cdn/store-locator-elements.classic.js"></script>',
};
const module = builds['the module'];

const libraries = {
  'Prototype 1.7.3': '/old-libraries/prototype.js',
  'MooTools 1.4.5': '/old-libraries/mootools.js',
  'jQuery 3.7.1': '/node_modules/jquery/dist/jquery.js',
};

const libraryFirst = (src: string, script: string): string =>
  `<script src="${src}"></script>${script}`;

/** The library comes once the elements are there, and before they load their later parts. */
const libraryLater = (src: string, script: string): string => `${script}<script>
  customElements.whenDefined('store-locator').then(() => {
    const library = document.createElement('script');
    library.src = '${src}';
    document.head.append(library);
  });
</script>`;

const orders = { before: libraryFirst, after: libraryLater };

let page: EmbeddedPage;
let usual: Answers;

async function answersWith(head: string): Promise<Answers> {
  const connection = `base-url="${freshScenario()}" public-key="pk_demo"`;
  page = new EmbeddedPage(`${head}</head><body>
    <store-locator ${connection} loading="eager"></store-locator>
    <stock-badge ${connection} product-id="8637284213935" variant-id="4745979901460"></stock-badge>
    <div style="height: 2000px"></div>`);
  return answersOf(page);
}

describe('the built files beside an old library', () => {
  before(async () => {
    usual = await answersWith(module);
    page.remove();
    expect(usual.mishaps).to.deep.equal({ violations: [], errors: [] });
    expect(usual.positions).to.have.length.above(100);
    expect(usual.rows[0]).to.match(/69\d{3} Lyon, France \| $/);
    expect(usual.rows.at(-1)).to.match(/about \d+ mi$/);
    expect(usual.heard).to.include('store-locator-select');
  });
  afterEach(() => page.remove());

  for (const [library, src] of Object.entries(libraries))
    for (const [build, script] of Object.entries(builds))
      for (const [order, head] of Object.entries(orders))
        it(`work with ${library}, loaded ${order} ${build}`, async function () {
          // Prototype and MooTools come from Debian; see test/support/runner/browsers.mjs.
          if (!(await fetch(src, { method: 'HEAD' })).ok) this.skip();
          expect(await answersWith(head(src, script))).to.deep.equal(usual);
        });

  for (const [name, replaces] of Object.entries(standIns))
    it(`work with ${name}, before the module`, async () => {
      const answers = await answersWith(`<script>${replaces}</script>${module}`);
      expect(answers).to.deep.equal(usual);
    });
});
