/** One small number per product: two bytes each until one needs four. What was never set is 0. */
export class IdColumn {
  /** Walked by counting; not to be changed outside. */
  ids: Uint16Array | Uint32Array = new Uint16Array(256);

  get(ordinal: number): number {
    return this.ids[ordinal] ?? 0;
  }

  set(ordinal: number, id: number): void {
    if (this.ids instanceof Uint16Array && id > 0xffff) this.ids = Uint32Array.from(this.ids);
    if (ordinal >= this.ids.length) {
      const size = Math.max(ordinal + 1, Math.ceil(this.ids.length * 1.5));
      const longer = this.ids instanceof Uint16Array ? new Uint16Array(size) : new Uint32Array(size);
      longer.set(this.ids);
      this.ids = longer;
    }
    this.ids[ordinal] = id;
  }

  /** Gives back room beyond so many products. */
  trim(count: number): void {
    if (this.ids.length > count) this.ids = this.ids.slice(0, count);
  }
}
