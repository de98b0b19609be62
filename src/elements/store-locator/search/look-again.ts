import { retryPrompts } from '../../../controllers/retry-watch.js';
import { again } from '../../../http/again.js';
import type { PlaceAnswer } from './place-answer.js';
import type { PlaceFinder } from './place-finder.js';

/**
 * Looks again for a place that could not be looked up, until it can be or something else is asked. The result line does
 * not come and go meanwhile.
 */
export function lookAgain(answer: PlaceAnswer, finder: PlaceFinder, onLookedUp: () => void): void {
  const { asked, signal } = answer;
  const attempt = async (): Promise<void> => {
    if (!(await finder.lookAgain(asked.text, signal))) throw new Error('files are missing');
  };
  again(attempt, { signal, hasFailed: true, prompts: retryPrompts }).then(
    onLookedUp,
    // Something else is asked.
    () => undefined,
  );
}
