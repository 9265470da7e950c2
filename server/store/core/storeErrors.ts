/** The store was closed before the call. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
  constructor() {
    super('The store is closed');
  }
}

/** A write failed earlier: nothing more is accepted until the process has started anew. */
export class StoreNotWritable extends Error {
  override readonly name = 'StoreNotWritable';
  /** What the system called it: ENOSPC, EIO… */
  readonly code: string | undefined;
  constructor(cause: unknown) {
    const code = (cause as NodeJS.ErrnoException | undefined)?.code;
    super(`The store takes no more writes${code === undefined ? '' : ` (${code})`}`, { cause });
    this.code = code;
  }
}

/** A file of the data folder cannot be trusted; the message names it. Nothing was changed. */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged';
  constructor(
    readonly file: string,
    problem: string,
    cause?: unknown,
  ) {
    super(`${file}: ${problem}`, { cause });
  }
}

/** Another process has the data folder open. */
export class StoreLocked extends Error {
  override readonly name = 'StoreLocked';
  constructor(directory: string) {
    super(`The data folder ${directory} is in use by another process: stop that one first, or give this one a folder of its own`);
  }
}
