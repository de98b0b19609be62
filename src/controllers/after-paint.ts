/** Runs once what has just been rendered is on the screen; at once in a hidden tab, which paints nothing. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
