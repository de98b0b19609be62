import { executeServerCommand } from '@web/test-runner-commands';

/** Writes the page as it stands to a PNG and resolves to its path. For people to look at, never to compare. */
export async function screenshot(name: string): Promise<string> {
  const { path } = await executeServerCommand<{ path: string }, { name: string }>('screenshot', {
    name,
  });
  return path;
}
