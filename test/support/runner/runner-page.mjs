const takeAway = `
    delete ElementInternals.prototype.states;
    delete AbortSignal.any;
    delete globalThis.DecompressionStream;`;

/**
 * The page that each test file runs in. It says where the second origin is (see other-origin.ts).
 * With `floor`, what our oldest browsers lack is gone before anything loads.
 */
export function runnerPage({ otherOrigin, floor = false }) {
  return (testFramework) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="test-other-origin" content="${otherOrigin}">
    <title>Tests</title>
    ${floor ? `<script>${takeAway}</script>` : ''}
  </head>
  <body><script type="module" src="${testFramework}"></script></body>
</html>`;
}
