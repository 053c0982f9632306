/** Responses whose body takes time or breaks off: a host passes each piece on as it comes. */
export const piecemeal = new WeakSet<Response>()
