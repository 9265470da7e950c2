/** The store was closed before the call. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
  constructor() {
    super('The store is closed');
  }
}

/** Base of refused writes. HTTP responds with `statusCode`. */
export abstract class StoreUnavailable extends Error {
  readonly statusCode = 503;
}

/** An earlier write failed: no write is accepted until the process has restarted. */
export class StoreNotWritable extends StoreUnavailable {
  override readonly name = 'StoreNotWritable';
  /** System error code: ENOSPC, EIO… */
  readonly code: string | undefined;
  constructor(cause: unknown) {
    const code = (cause as NodeJS.ErrnoException | undefined)?.code;
    super(`The store takes no more writes${code === undefined ? '' : ` (${code})`}`, { cause });
    this.code = code;
  }
}

/** The disk is nearly full: reads go on, and writes are accepted again once there is space. */
export class StoreReadOnly extends StoreUnavailable {
  override readonly name = 'StoreReadOnly';
  constructor(
    readonly freeBytes: number,
    readonly floorBytes: number,
  ) {
    super(`The disk is nearly full: ${inMib(freeBytes)} free, and writes are taken from ${inMib(floorBytes)} on`);
  }
}

/** Too many writes are queued for the disk. None of the caller's was done. */
export class StoreBusy extends StoreUnavailable {
  override readonly name = 'StoreBusy';
  constructor() {
    super('Too many writes are waiting for the disk');
  }
}

/** A file of the data folder is corrupt; the message names it. Nothing was changed. */
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
