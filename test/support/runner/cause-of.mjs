/** Why a test failed, in few lines, for the end of a run. */
export function causeOf(error) {
  const { name, message } = error ?? {};
  const text = [name, message ?? String(error)].filter(Boolean).join(': ');
  return text.split('\n').filter(Boolean).slice(0, 3).join('\n  ');
}
