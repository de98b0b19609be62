/** Pages of one run share the browser's storage. Tests that read or clear it have their own. */
export function ownStorage(): void {
  const values = new WeakMap<Storage, Map<string, string>>();
  const of = (storage: Storage): Map<string, string> => {
    const own = values.get(storage) ?? new Map<string, string>();
    values.set(storage, own);
    return own;
  };
  const usual = Object.getOwnPropertyDescriptors(Storage.prototype);
  before(() => {
    const { prototype } = Storage;
    prototype.getItem = function (key) {
      return of(this).get(key) ?? null;
    };
    prototype.setItem = function (key, value) {
      of(this).set(key, value);
    };
    prototype.removeItem = function (key) {
      of(this).delete(key);
    };
    prototype.key = function (index) {
      return [...of(this).keys()][index] ?? null;
    };
    Object.defineProperty(prototype, 'length', {
      configurable: true,
      get(this: Storage) {
        return of(this).size;
      },
    });
  });
  after(() => Object.defineProperties(Storage.prototype, usual));
}
