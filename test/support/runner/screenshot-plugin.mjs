import { mkdir, writeFile } from 'node:fs/promises';

const folder = '.cache/screenshots';

/** Serves screenshot.ts: writes the page as it stands into `.cache/screenshots/NAME-ENGINE.png`. */
export function screenshotPlugin() {
  return {
    name: 'screenshot',
    async executeCommand({ command, payload, session }) {
      if (command !== 'screenshot') return undefined;
      const engine = session.browser.name.split(' ')[0].toLowerCase();
      const path = `${folder}/${payload.name}-${engine}.png`;
      await mkdir(folder, { recursive: true });
      await writeFile(path, await session.browser.getPage(session.id).screenshot());
      return { path };
    },
  };
}
