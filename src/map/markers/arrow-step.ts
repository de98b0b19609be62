export type Step = readonly [x: number, y: number];

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Returns the direction of an arrow key on the screen, as a step of length 1. Returns undefined for
 * other keys.
 */
export const arrowStep = (key: string): Step | undefined => STEPS[key];
