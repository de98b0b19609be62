/**
 * An event whose fields also stand, frozen, in `detail`, where most themes look for them. It extends
 * `CustomEvent` because MooTools replaces `window.Event` by a class of its own, which no browser
 * dispatches.
 */
export class DetailEvent<Fields extends object> extends CustomEvent<Readonly<Fields>> {
  constructor(type: string, fields: Fields, init?: EventInit) {
    super(type, { ...init, detail: Object.freeze({ ...fields }) });
    Object.assign(this, fields);
  }
}
