/**
 * Resolves once what has just been rendered is on the screen; at once in a hidden tab, which paints nothing. One frame
 * ends before its picture is shown, so it takes the beginning of the next.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) setTimeout(done);
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });
