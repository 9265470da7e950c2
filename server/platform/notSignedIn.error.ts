/** Something that belongs to a person was asked for by nobody: without a session, or with one that is over. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
  constructor() {
    super('Log in first: this needs a session.');
  }
}
