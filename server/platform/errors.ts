/**
 * An invalid argument, such as a page below 1. The message is for developers: it contains the argument's name and the expected
 * value, and never repeats the actual one.
 */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** The operation needs a session, but there is none or it has expired. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
  constructor() {
    super('Log in first: this needs a session.');
  }
}

/** A member without a vendor requested a vendor operation. */
export class NoVendor extends Error {
  override readonly name = 'NoVendor';
  constructor() {
    super('Open a shop first: this is for sellers.');
  }
}

/** Too many attempts; retry later. The message does not repeat any input. */
export class RateLimited extends Error {
  override readonly name: string = 'RateLimited';
  constructor(
    readonly retryAfterSeconds: number,
    message = 'Too many attempts. Wait a little and try again.',
  ) {
    super(message);
  }
}

/** Guests and new members in the network have stored their daily quota. */
export class StorageQuotaExceeded extends RateLimited {
  override readonly name = 'StorageQuotaExceeded';
  constructor(retryAfterSeconds: number) {
    super(retryAfterSeconds, 'From this network as much was saved within a day as guests and new members may: nothing was saved.');
  }
}
