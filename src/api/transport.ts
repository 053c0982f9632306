export type Send = (request: Request) => Promise<Response>

let send: Send | null = null

/** Replaces how requests are sent, for example with a server in this page; null restores the network. */
export const setTransport = (next: Send | null): void => {
  send = next
}

/**
 * Holds all requests until a transport is ready. Returns a function that releases them, through the transport set meanwhile or else through
 * the network.
 */
export function holdRequests(): () => void {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const held: Send = async (request) => {
    await opened
    return transport(request)
  }
  send = held
  return () => {
    if (send === held) send = null
    open()
  }
}

/** Sends every request of the shop: `fetch`, unless replaced. */
export const transport: typeof fetch = (input, init) => {
  const request = input instanceof Request && init === undefined ? input : new Request(input, init)
  return send ? send(request) : fetch(request)
}

/** Requests go to the network, so they are answered even after this page has closed. */
export const isNetwork = (): boolean => send === null
