/**
 * True when a part of the element's text is hidden. The height must exceed by more than a quarter,
 * because letters reach beyond lines that a theme has made narrow.
 */
export const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight * 1.25;

/** True when the visitor has asked for the whole text. */
export const isWhole = (text: Element): boolean => text.classList.contains('whole');

/** Returns the text below the label. */
export const detailIn = (text: Element): Element | null => text.querySelector('[part=detail]');

/** The width in pixels of each label when it was too long. */
const tooNarrow = new WeakMap<Element, number>();

/**
 * Marks the labels of all badges by the room that they need: a label of two lines, a
 * label that does not fit into two lines, and a detail that does not fit as a whole.
 *
 * It reads all labels before it writes to any of them. A page of badges is then laid out once more,
 * not once for each badge.
 */
const labels = new ResizeObserver((entries) => {
  const read = entries.flatMap(({ target: label, contentRect: { height, width } }) => {
    const text = label.parentElement;
    if (!text || isWhole(text)) return [];
    return { label, text, width, isTwo: height > text.clientHeight / 2.5, isLong: isCut(label) };
  });
  for (const { label, text, width, isTwo, isLong } of read) {
    text.classList.toggle('two', isTwo);
    text.classList.remove('short');
    if (isLong) {
      shrink(label, 'long');
      tooNarrow.set(label, width);
    } else if (text.classList.contains('long') && width !== tooNarrow.get(label)) {
      // The label may fit at this width.
      requestAnimationFrame(() => fitLabel(label));
    }
  }
  const longer = read.flatMap(({ label, isLong }) => (isLong && isCut(label) ? label : []));
  const cut = read.filter(({ text }) => {
    const detail = detailIn(text);
    return detail && isCut(detail);
  });
  for (const label of longer) shrink(label, 'longer');
  for (const { text } of cut) text.classList.add('short');
});

function observe(label: Element): void {
  if (label.isConnected) labels.observe(label);
}

/**
 * Stops the observation while the label changes. Browsers report a change of an observed label as
 * an error of the page.
 */
function shrink(label: Element, to: 'long' | 'longer'): void {
  const { classList } = label.parentElement!;
  if (classList.contains(to)) return;
  labels.unobserve(label);
  classList.add(to);
  requestAnimationFrame(() => observe(label));
}

/**
 * Fits a label into its room, now and at each change of its size. The label keeps its own letter
 * size when it fits.
 */
export function fitLabel(label: Element): void {
  label.parentElement?.classList.remove('long', 'longer');
  // An element that is observed again is measured again.
  labels.unobserve(label);
  observe(label);
}

export const leaveLabel = (label: Element): void => labels.unobserve(label);
