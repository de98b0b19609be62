/** An event whose fields also stand, frozen, in `detail`, where most themes look for them. */
export class DetailEvent<Fields extends object> extends Event {
  readonly detail: Readonly<Fields>;

  constructor(type: string, fields: Fields, init?: EventInit) {
    super(type, init);
    this.detail = Object.freeze({ ...fields });
    Object.assign(this, fields);
  }
}
