import type { Attributes } from './attributes.js';
import { demoService, type PreviewPage } from './preview-page.js';

type FrameWindow = Window & typeof globalThis;

/** A frame with both elements. It is loaded anew only when what it shows has changed. */
export class Preview {
  readonly frame: HTMLIFrameElement;
  #shown = '';
  #blob = '';
  #sheet: CSSStyleSheet | undefined;
  #look = '';
  #timer = 0;
  #waiting: { readonly page: PreviewPage; readonly blob: string } | undefined;

  constructor(frame: HTMLIFrameElement) {
    this.frame = frame;
    frame.addEventListener('load', () => this.#fill());
  }

  /** @param look the style sheet of the page, with the elements' custom properties */
  show(page: PreviewPage, look: string): void {
    this.#look = look;
    this.#sheet?.replaceSync(look);
    const key = JSON.stringify(page);
    if (key === this.#shown) return;
    const isFirst = !this.#shown;
    this.#shown = key;
    clearTimeout(this.#timer);
    // While the merchant types, each letter would load the frame anew.
    this.#timer = window.setTimeout(() => this.#load(page), isFirst ? 0 : 400);
  }

  remove(): void {
    clearTimeout(this.#timer);
    URL.revokeObjectURL(this.#blob);
  }

  #load(page: PreviewPage): void {
    this.#sheet = undefined;
    URL.revokeObjectURL(this.#blob);
    this.#blob = page.snapshot
      ? URL.createObjectURL(new Blob([page.snapshot], { type: 'application/json' }))
      : '';
    this.#waiting = { page, blob: this.#blob };
    // The policy has only addresses that the browser has parsed, and no text of a merchant.
    const policy = page.policy.replace(/[&"<]/g, encodeURIComponent);
    this.frame.srcdoc = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><title>Preview</title></head><body></body></html>`;
  }

  /** Texts of the merchant become attributes of elements, and never HTML. */
  #fill(): void {
    const frame = this.frame.contentWindow as FrameWindow;
    // Some browsers also load the empty page that a new frame has.
    if (!this.#waiting || frame.location.href !== 'about:srcdoc') return;
    const { page, blob } = this.#waiting;
    this.#waiting = undefined;
    const shop = frame.document;
    answerHere(frame);
    const sheet = new frame.CSSStyleSheet();
    sheet.replaceSync(this.#look);
    shop.adoptedStyleSheets = [sheet];
    this.#sheet = sheet;
    const language = page.language || document.documentElement.lang || 'en';
    shop.documentElement.lang = language;
    shop.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
    // The preview keeps nothing in the browser.
    shop.head.append(meta(shop, 'persist', 'false'), meta(shop, 'remember', 'none'));
    if (page.badge) shop.body.append(element(shop, 'stock-badge', page.badge));
    const src: Attributes = blob ? [['src', blob]] : [];
    shop.body.append(element(shop, 'store-locator', [...page.locator, ...src]));
    const script = shop.createElement('script');
    script.type = 'module';
    script.src = page.script;
    shop.head.append(script);
  }
}

function meta(shop: Document, name: string, content: string): HTMLMetaElement {
  const setting = shop.createElement('meta');
  setting.name = `store-locator:${name}`;
  setting.content = content;
  return setting;
}

function element(shop: Document, tag: string, attributes: Attributes): HTMLElement {
  const made = shop.createElement(tag);
  for (const [name, value] of attributes)
    made.setAttribute(name, typeof value === 'string' ? value : '');
  return made;
}

/** Answers the demo's service in the page, so that no request for it leaves. */
function answerHere(frame: FrameWindow): void {
  const onWire = frame.fetch.bind(frame);
  frame.fetch = async (input, init) => {
    const address = typeof input === 'object' && 'url' in input ? input.url : input;
    const url = new URL(address, document.baseURI);
    if (url.origin !== demoService) return onWire(input, init);
    const request = new Request(url, {
      headers: { public_key: 'pk_demo' },
      signal: init?.signal ?? null,
    });
    const { serviceInPage } = await import('../../demo/service/in-page.js');
    return serviceInPage(request);
  };
}
