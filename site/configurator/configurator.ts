import { html, nothing, render, type TemplateResult } from 'lit';
import { sheetOf } from './attributes.js';
import { firstChoices, problemsOf, usable, type Choices } from './choices.js';
import { commandsOf } from './commands.js';
import { copy } from './copy.js';
import { radios } from './fields.js';
import { formOf, type GivenTable } from './form.js';
import { namedHosts, previewPage, type PreviewOptions } from './preview-page.js';
import { Preview } from './preview.js';
import { readTableInPage } from './read-table.js';
import { platforms, snippetOf, type PlatformName } from './snippets/platforms.js';

type Width = 'phone' | 'desktop';
type Scheme = 'light' | 'dark';

/** The page's state, and its one template. */
export class Configurator {
  readonly #host: HTMLElement;
  readonly #options: PreviewOptions;
  readonly #gone = new AbortController();
  // The scale changes the height that is watched, so it waits until the watcher is done.
  readonly #sizes = new ResizeObserver(() => void requestAnimationFrame(() => this.#scale()));
  #choices: Choices = firstChoices;
  #given: GivenTable = {};
  #bytes: { readonly name: string; readonly bytes: Uint8Array } | undefined;
  #platform: PlatformName = 'html';
  #width: Width = 'phone';
  #scheme: Scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  #isAllowed = false;
  #copied = '';
  #preview: Preview | undefined;

  constructor(host: HTMLElement, options: PreviewOptions) {
    this.#host = host;
    this.#options = options;
    host.classList.add('configurator');
    const { signal } = this.#gone;
    // A file that misses the form would else be opened in place of the page.
    document.addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault(), {
      signal,
    });
    document.addEventListener('drop', (event) => this.#drop(event), { signal });
    this.#render();
    const frame = host.querySelector('iframe')!;
    this.#sizes.observe(frame.parentElement!);
    this.#preview = new Preview(frame);
    this.#render();
  }

  remove(): void {
    this.#gone.abort();
    this.#sizes.disconnect();
    this.#preview?.remove();
    this.#host.classList.remove('configurator');
  }

  #drop(event: DragEvent): void {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    this.#takeFile(file);
  }

  #takeFile(file: File): void {
    const { name } = file;
    this.#set({ data: 'table', csvName: name });
    this.#given = { isReading: true };
    this.#render();
    void file.arrayBuffer().then((buffer) => {
      this.#bytes = { name, bytes: new Uint8Array(buffer) };
      return this.#read();
    });
  }

  async #read(): Promise<void> {
    const given = this.#bytes;
    if (!given) return;
    const { country } = usable(this.#choices);
    const read = await readTableInPage(given.name, given.bytes, country).then(
      (table) => ({ table }),
      (error: unknown) => ({ refusal: (error as Error).message }),
    );
    // Another file, or another country, may have come meanwhile.
    if (given !== this.#bytes || country !== usable(this.#choices).country) return;
    this.#given = read;
    this.#render();
  }

  #set(changed: Partial<Choices>): void {
    const country = usable(this.#choices).country;
    this.#choices = { ...this.#choices, ...changed };
    this.#copied = '';
    this.#render();
    if (usable(this.#choices).country !== country) void this.#read();
  }

  #render(): void {
    if (this.#gone.signal.aborted) return;
    render(this.#template(), this.#host);
    this.#scale();
    const choices = usable(this.#choices);
    const page = previewPage(choices, this.#table, this.#isAllowed, this.#options);
    this.#preview?.show(page, `${groundOf(this.#scheme)}${sheetOf(choices)}`);
  }

  get #table() {
    return this.#choices.data === 'table' ? this.#given.table : undefined;
  }

  #template(): TemplateResult {
    const form = formOf({
      choices: this.#choices,
      problems: problemsOf(this.#choices),
      given: this.#given,
      change: (changed) => this.#set(changed),
      takeFile: (file) => this.#takeFile(file),
    });
    return html`<div class="sides">${form} ${this.#previewSide()}</div>
      ${this.#result()}`;
  }

  #previewSide(): TemplateResult {
    const choices = usable(this.#choices);
    const hosts = namedHosts(choices, this.#table);
    const { remarks } = previewPage(choices, this.#table, this.#isAllowed, this.#options);
    const set = (change: () => void): void => {
      change();
      this.#render();
    };
    return html`<section class="preview" aria-label="Preview">
      <div class="switches">
        ${radios<Width>({
          ...{ name: 'width', label: 'Width', isRow: true, value: this.#width },
          values: { phone: 'Phone', desktop: 'Desktop' },
          set: (width) => set(() => (this.#width = width)),
        })}
        ${radios<Scheme>({
          ...{ name: 'scheme', label: 'Page', isRow: true, value: this.#scheme },
          values: { light: 'Light', dark: 'Dark' },
          set: (scheme) => set(() => (this.#scheme = scheme)),
        })}
      </div>
      <div class="stage ${this.#width} ${this.#scheme}">
        <iframe title="Preview of both elements"></iframe>
      </div>
      ${
        hosts.length
          ? html`<label class="choice">
              <input
                type="checkbox"
                name="allowed"
                .checked=${this.#isAllowed}
                @change=${() => set(() => (this.#isAllowed = !this.#isAllowed))}
              />
              <span>Let the preview load from ${hosts.join(', ')}</span>
            </label>`
          : nothing
      }
      ${remarks.map((remark) => html`<p class="hint">${remark}</p>`)}
    </section>`;
  }

  #result(): TemplateResult {
    const { name, place, isBundled } = platforms[this.#platform];
    const snippet = snippetOf(this.#platform, this.#choices);
    const countries = this.#table?.countries ?? [];
    const commands = commandsOf(this.#choices, { isBundled, countries });
    const names = Object.entries(platforms).map(([key, platform]) => [key, platform.name]);
    return html`<section class="result" aria-label="Snippet and commands">
      ${radios<PlatformName>({
        ...{ name: 'platform', label: 'Your shop runs on', isRow: true, value: this.#platform },
        values: Object.fromEntries(names) as Record<PlatformName, string>,
        set: (platform) => {
          this.#platform = platform;
          this.#copied = '';
          this.#render();
        },
      })}
      <p class="hint">${place}</p>
      ${
        /service\.example|pk_your_key/.test(snippet)
          ? html`<p class="hint">
              Replace <code>https://service.example</code> and <code>pk_your_key</code> by the
              address and the key of your service. Without a service, leave the badge out: stock
              comes from a service.
            </p>`
          : nothing
      }
      <pre
        class="code snippet"
        tabindex="0"
        role="group"
        aria-label="The snippet"
      ><code>${snippet}</code></pre>
      <div class="copy">
        <button type="button" @click=${() => this.#copy(snippet, name)}>Copy the snippet</button>
        <p role="status">${this.#copied}</p>
      </div>
      <h2 id="configurator-commands">
        ${isBundled ? 'In your project, before the build' : 'The files to upload'}
      </h2>
      <pre
        class="code commands"
        tabindex="0"
        role="group"
        aria-labelledby="configurator-commands"
      ><code>${commands.join('\n')}</code></pre>
    </section>`;
  }

  async #copy(snippet: string, name: string): Promise<void> {
    const code = this.#host.querySelector('.snippet')!;
    // The same words twice would not be announced again.
    this.#copied = '';
    this.#render();
    this.#copied = await copy(snippet, code, name);
    this.#render();
  }

  /** Keeps a width of the screen in a narrower column by scaling the frame. */
  #scale(): void {
    const stage = this.#host.querySelector<HTMLElement>('.stage');
    const frame = stage?.querySelector('iframe');
    if (!stage || !frame) return;
    const scale = Math.min(1, stage.clientWidth / frame.offsetWidth);
    stage.style.setProperty('--scale', `${scale}`);
  }
}

const hasFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** The page around the elements, as a shop's theme would have it. */
const groundOf = (scheme: Scheme): string => `
  :root { color-scheme: ${scheme}; background: Canvas; color: CanvasText; }
  body { margin: 16px; font: 16px/1.5 system-ui, sans-serif; }
  stock-badge { display: block; margin-block-end: 16px; }
`;
