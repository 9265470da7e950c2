/** Too many tries: the caller may come back later. The message repeats nothing of what was tried. */
export class RateLimited extends Error {
  override readonly name = 'RateLimited';
  constructor(readonly retryAfterSeconds: number) {
    super('Too many tries: wait a little and try again.');
  }
}
