/**
 * Runs once what has just been rendered is on the screen; at once in a hidden tab, which paints nothing. One frame ends
 * before its picture is shown, so it takes the beginning of the next.
 */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));
}
