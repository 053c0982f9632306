export type Send = (request: Request) => Promise<Response>

let send: Send | null = null

/** Sends requests another way, for example straight into a server in this page; null goes back to the network. */
export const setTransport = (next: Send | null): void => {
  send = next
}

/**
 * Keeps every request back until whoever answers is there. Gives what lets them go: the way that was set meanwhile, or to the
 * network where nobody came.
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

/** What all requests of the shop go through: `fetch`, unless told otherwise. */
export const transport: typeof fetch = (input, init) => {
  const request = input instanceof Request && init === undefined ? input : new Request(input, init)
  return send ? send(request) : fetch(request)
}

/** Requests go to the network: they are answered even when this page has gone. */
export const isNetwork = (): boolean => send === null
