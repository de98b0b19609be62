/** Pages of one run share the browser's storage: tests that look into it have one of their own. */
export function ownStorage(): void {
  const values = new Map<string, string>();
  const usual = Object.getOwnPropertyDescriptors(Storage.prototype);
  before(() => {
    Storage.prototype.getItem = (key) => values.get(key) ?? null;
    Storage.prototype.setItem = (key, value) => void values.set(key, value);
    Storage.prototype.removeItem = (key) => void values.delete(key);
  });
  after(() => Object.defineProperties(Storage.prototype, usual));
}
