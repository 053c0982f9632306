/** With this a page hands its worker a port, over which it is asked from then on: it takes half the time of a message to a client. */
export const OPEN_DIRECT_PORT = 'PASAR_OPEN_WAY'
