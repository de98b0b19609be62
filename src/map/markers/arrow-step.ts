export type Step = readonly [x: number, y: number];

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key points on the screen, one long; undefined for other keys. */
export const arrowStep = (key: string): Step | undefined => STEPS[key];
