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
