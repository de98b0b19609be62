import { expect } from '@open-wc/testing';
import { plainText } from '../../src/domain/plain-text.js';
import { saysNothing } from '../../src/domain/says-nothing.js';

/** The text that the browser itself makes of it, in a document that runs and loads nothing. */
const ofBrowser = (html: string): string =>
  new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.textContent;

/** The names that HTML 4 has and a shop's exporter writes. */
const names =
  'quot amp apos lt gt nbsp iexcl pound sect copy ordf laquo shy reg deg sup2 sup3 acute middot sup1 ' +
  'ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash ' +
  'Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil ' +
  'egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml oslash ' +
  'ugrave uacute ucirc uuml yacute thorn yuml OElig oelig Scaron scaron Yuml Alpha Beta Gamma Delta ' +
  'Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi Chi Psi Omega ' +
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma ' +
  'tau upsilon phi chi psi omega ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo bull hellip lsaquo ' +
  'rsaquo euro trade sdot numero ccaron Ccaron cacute nacute zacute zdot aogon eogon Lstrok lstrok ' +
  'Dstrok dstrok abreve odblac udblac amacr Gcedil uring inodot edot';

describe('the text of a feed’s markup', () => {
  it('has each entity as the browser has it', () => {
    for (const name of names.split(' '))
      expect(plainText(`a&${name};b`), name).to.equal(ofBrowser(`a&${name};b`));
  });

  for (const [raw, expected] of [
    ['Caf&eacute; O&#39;Neill &amp; Sons<br/>', "Café O'Neill & Sons\n"],
    ['1 A & B, R&D; x &', '1 A & B, R&D; x &'],
    ['&#8217;&#x2019;&#X2019;', '’’’'],
    ['&#146;&#150;', '’–'],
    ['&#x110000;&#9999999;', ''],
    ['K&amp;ouml;ln, &amp;amp;#39;s, R&amp;amp;D', "Köln, 's, R&D"],
    ['R&amp;D; x &amp;nosuch; y', 'R&D; x &nosuch; y'],
    ['&lt;script&gt;x&lt;/script&gt;', '<script>x</script>'],
    [
      '&nosuchname; &xcirc; &toString; &constructor;',
      '&nosuchname; &xcirc; &toString; &constructor;',
    ],
    ['<p class="a">One</p><p>Two</p>', '\nOne\n\nTwo\n'],
    ['<b>Bold</b><!-- note > --><I>italic</I>', 'Bolditalic'],
    ['5 < 6 <3 a>b', '5 < 6 <3 a>b'],
    ['plain', 'plain'],
  ] as const)
    it(`${JSON.stringify(raw)} is ${JSON.stringify(expected)}`, () => {
      expect(plainText(raw)).to.equal(expected);
    });

  it('is the browser’s for numbers of every kind', () => {
    for (let code = 128; code < 700; code++) {
      const entity = `&#${code};`;
      // Five codes of the old Windows page have no character: the platform's decoder says which.
      expect(plainText(entity), entity).to.equal(ofBrowser(entity));
    }
  });
});

describe('a text without any words', () => {
  for (const text of ['', ' ', '-', '--', '–', 'null', 'Undefined', 'N/A', 'n/a', '- N/A', 'N/A -'])
    it(`may be ${JSON.stringify(text)}`, () => {
      expect(saysNothing(text)).to.equal(true);
    });

  for (const text of ['A', '0', 'NA', 'None', 'null & co', 'N/A street', '-1'])
    it(`is not ${JSON.stringify(text)}`, () => {
      expect(saysNothing(text)).to.equal(false);
    });
});
