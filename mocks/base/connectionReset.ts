/** The connection of an answer was reset on purpose. */
export class ConnectionReset extends Error {
  override readonly name = 'ConnectionReset'
}
