/**
 * Counts the rejections that nobody handles while a suite's tests run. Each test begins at none.
 */
export function useUnhandled(): () => readonly string[] {
  let reasons: string[] = [];
  const note = (event: PromiseRejectionEvent): void => {
    reasons.push(String(event.reason));
    event.preventDefault();
  };
  beforeEach(() => {
    reasons = [];
    addEventListener('unhandledrejection', note);
  });
  afterEach(() => removeEventListener('unhandledrejection', note));
  return () => reasons;
}
