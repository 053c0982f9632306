/** A page sends this message with a port for the worker's later requests: a port takes half the time of a client message. */
export const OPEN_DIRECT_PORT = 'PASAR_OPEN_WAY'
