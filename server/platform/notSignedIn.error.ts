/** A session is required, and there is none or it has expired. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
  constructor() {
    super('Log in first: this needs a session.');
  }
}
