/** What nobody wants to know any more is not thought about. */
export class Unwanted extends Error {
  override readonly name = 'Unwanted';
}
