/** The store was closed before the call. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
  constructor() {
    super('The store is closed');
  }
}

/** Why a write is not taken. HTTP answers it with `statusCode`. */
export abstract class StoreUnavailable extends Error {
  readonly statusCode = 503;
}

/** A write failed earlier: nothing more is accepted until the process has started anew. */
export class StoreNotWritable extends StoreUnavailable {
  override readonly name = 'StoreNotWritable';
  /** What the system called it: ENOSPC, EIO… */
  readonly code: string | undefined;
  constructor(cause: unknown) {
    const code = (cause as NodeJS.ErrnoException | undefined)?.code;
    super(`The store takes no more writes${code === undefined ? '' : ` (${code})`}`, { cause });
    this.code = code;
  }
}

/** The disk is nearly full: what is stored can be read, and writes are taken again once there is room. */
export class StoreReadOnly extends StoreUnavailable {
  override readonly name = 'StoreReadOnly';
  constructor(
    readonly freeBytes: number,
    readonly floorBytes: number,
  ) {
    super(`The disk is nearly full: ${inMib(freeBytes)} free, and writes are taken from ${inMib(floorBytes)} on`);
  }
}

/** More writes wait for the disk than may. None of the caller's was done. */
export class StoreBusy extends StoreUnavailable {
  override readonly name = 'StoreBusy';
  constructor() {
    super('Too many writes are waiting for the disk');
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

function inMib(bytes: number): string {
  return `${Math.floor(bytes / (1 << 20))} MiB`;
}
