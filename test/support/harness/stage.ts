/** Options of the box that holds an element in a test. */
export interface StageOptions {
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  /** Properties, set before the element is in the page. */
  readonly properties?: object | undefined;
  /** The element's light DOM. */
  readonly children?: readonly (Node | string)[] | undefined;
  /** CSS of the box around the element. */
  readonly style?: string | undefined;
  /** Where the box stands; default the page's body. */
  readonly parent?: Node | undefined;
}

/**
 * Puts an element into its own box at the top of the page. The page harness removes the box after
 * the test.
 */
export function putOnStage(element: HTMLElement, options: StageOptions): HTMLElement {
  const { attributes = {}, properties = {}, children = [], style = '', parent } = options;
  const stage = document.createElement('div');
  stage.dataset.stage = '';
  stage.style.cssText = `position: relative; width: 900px; ${style}`;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, properties);
  element.append(...children);
  stage.append(element);
  if (parent) parent.appendChild(stage);
  else document.body.prepend(stage);
  return stage;
}

const implicit = {
  button: 'button',
  combobox: 'select',
  group: 'fieldset',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  list: 'ul, ol',
  listbox: 'select[multiple]',
  listitem: 'li',
  option: 'option',
  region: 'section[aria-label]',
  searchbox: 'input[type=search]',
  status: 'output',
} as const;
export type Role = keyof typeof implicit;

/** The accessible name, as far as our own elements need one. */
export const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the elements with this role, from their tag or their `role` attribute, and this name. */
export function byRole<E extends HTMLElement = HTMLElement>(
  root: ParentNode,
  role: Role,
  name: string | RegExp = /(?:)/,
): E[] {
  const found = root.querySelectorAll<E>(`[role=${role}], :is(${implicit[role]}):not([role])`);
  return [...found].filter((element) => {
    const own = nameOf(element);
    return typeof name === 'string' ? own === name : name.test(own);
  });
}

/** Whether the element is visible. */
export const isShown = (element: Element): boolean => element.checkVisibility();
