/** Something that whoever runs the service can mend. The message says what, and never holds a key or a password. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
}
