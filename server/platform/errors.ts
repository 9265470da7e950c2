/**
 * An invalid argument, such as a page below 1. The message is for the caller's developer: it names the argument and what was expected, and
 * never repeats the value.
 */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** A session is required, and there is none or it has expired. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
  constructor() {
    super('Log in first: this needs a session.');
  }
}

/** A vendor operation was requested by a member without a vendor. */
export class NoVendor extends Error {
  override readonly name = 'NoVendor';
  constructor() {
    super('Open a shop first: this is for sellers.');
  }
}

/** Too many attempts: retry later. The message repeats no input. */
export class RateLimited extends Error {
  override readonly name: string = 'RateLimited';
  constructor(
    readonly retryAfterSeconds: number,
    message = 'Too many tries: wait a little and try again.',
  ) {
    super(message);
  }
}

/** The network has stored as much as strangers may in a day. */
export class StorageQuotaExceeded extends RateLimited {
  override readonly name = 'StorageQuotaExceeded';
  constructor(retryAfterSeconds: number) {
    super(retryAfterSeconds, 'From this network as much was saved within a day as guests and new members may: nothing was saved.');
  }
}
