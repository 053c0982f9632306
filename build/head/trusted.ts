interface Texts {
  createHTML?: (html: string) => string | null
  createScript?: (text: string) => string | null
  createScriptURL?: (address: string) => string | null
}

interface TrustedTypes {
  createPolicy: <Accepted extends Texts>(name: string, texts: Accepted) => Accepted
}

/**
 * The Trusted Types policy of this name, which the content policy must list (decision 134); where the browser has none, the functions
 * themselves. What they return is typed as text, since the types of the DOM have no others.
 */
export function trusted<Accepted extends Texts>(name: string, texts: Accepted): Accepted {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy(name, texts) ?? texts
}
