/** Something that cannot be read, and what was expected in its place. */
export class InvalidInput extends Error {
  readonly asked: string
  readonly expected: string

  constructor(asked: string, expected: string) {
    super(`"${asked}" is not understood. Expected: ${expected}`)
    this.name = 'InvalidInput'
    this.asked = asked
    this.expected = expected
  }
}
