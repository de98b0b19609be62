/**
 * An event whose fields are also in `detail`, frozen, where most themes look for them.
 *
 * It extends `CustomEvent` because MooTools replaces `window.Event` by its own class. No browser
 * dispatches that class.
 */
export class DetailEvent<Fields extends object> extends CustomEvent<Readonly<Fields>> {
  constructor(type: string, fields: Fields, init?: EventInit) {
    super(type, { ...init, detail: Object.freeze({ ...fields }) });
    Object.assign(this, fields);
  }
}
