/** By a line of three, at least: letters reach beyond lines that a theme has made narrow. */
export const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight * 1.25;

/** The visitor has asked for all of it. */
export const isWhole = (text: Element): boolean => text.classList.contains('whole');

/** What stands below the label. */
export const detailIn = (text: Element): Element | null => text.querySelector('[part=detail]');

/** How wide a label was when it was too long. */
const tooNarrow = new WeakMap<Element, number>();

/**
 * Of all badges: tells those whose label takes two of the three lines, those where two are not enough for it, and those
 * where what stands below does not fit as a whole. All are read, then all are written to, and so on: a page of them is
 * laid out once more, not each in turn.
 */
const labels = new ResizeObserver((entries) => {
  const read = entries.flatMap(({ target: label, contentRect: { height, width } }) => {
    const text = label.parentElement;
    if (!text || isWhole(text)) return [];
    return { label, text, width, isTwo: height > text.clientHeight / 2, isLong: isCut(label) };
  });
  for (const { label, text, width, isTwo, isLong } of read) {
    text.classList.toggle('two', isTwo);
    text.classList.remove('short');
    if (isLong) {
      shrink(label, 'long');
      tooNarrow.set(label, width);
    } else if (text.classList.contains('long') && width !== tooNarrow.get(label)) {
      // This width may be enough.
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

/** What is observed must not change while it is: browsers tell of that as an error in the page. */
function shrink(label: Element, to: 'long' | 'longer'): void {
  const { classList } = label.parentElement!;
  if (classList.contains(to)) return;
  labels.unobserve(label);
  classList.add(to);
  requestAnimationFrame(() => observe(label));
}

/** Fits a label into its room, now and whenever that changes: in letters of its own size, if they fit. */
export function fitLabel(label: Element): void {
  label.parentElement?.classList.remove('long', 'longer');
  // Observed anew it is measured anew.
  labels.unobserve(label);
  observe(label);
}

export const leaveLabel = (label: Element): void => labels.unobserve(label);
