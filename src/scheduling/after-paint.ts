/**
 * Resolves once the browser has painted the latest rendering. Resolves at once in a hidden tab,
 * which paints nothing.
 *
 * A frame's callback runs before its paint, so this function waits for the frame after it.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) setTimeout(done);
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });
