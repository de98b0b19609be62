import { executeServerCommand } from '@web/test-runner-commands';

/**
 * Writes the page as it is to a PNG and resolves to its path. People look at it; no test compares
 * it.
 */
export async function screenshot(name: string): Promise<string> {
  const { path } = await executeServerCommand<{ path: string }, { name: string }>('screenshot', {
    name,
  });
  return path;
}
