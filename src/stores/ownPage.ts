/** Kept for whoever has a cart or an account: a prerendered page is not theirs. The start script reads it before the first paint. */
export const OWN_KEY = 'pasar.own'
