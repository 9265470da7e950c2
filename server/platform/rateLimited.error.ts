/** Too many tries: the caller may come back later. The message repeats nothing of what was tried. */
export class RateLimited extends Error {
  override readonly name: string = 'RateLimited';
  constructor(
    readonly retryAfterSeconds: number,
    message = 'Too many tries: wait a little and try again.',
  ) {
    super(message);
  }
}
