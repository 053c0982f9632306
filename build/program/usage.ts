/** Arguments that a program cannot use; its message says what they should be. */
export class Misread extends Error {}

/** A whole number up to `largest`; undefined without a text. */
export function wholeNumber(name: string, text: string | undefined, largest: number): number | undefined {
  if (text === undefined || text === '') return undefined
  if (/^\d{1,9}$/.test(text) && Number(text) <= largest) return Number(text)
  throw new Misread(`${name} should be a whole number up to ${largest}, not "${text}".`)
}

/** An address without what follows its path, with a slash at its end. */
export function baseAddress(name: string, text: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Misread(`${name} should be an address such as http://localhost:4400, not "${text}".`)
  const { origin, pathname } = new URL(text)
  return `${origin}${pathname.replace(/\/?$/, '/')}`
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** What the reader of a terminal can do about an error; null for a defect. */
export function problemText(error: unknown): string | null {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return 'The port is taken: name another with --port, or 0 for any that is free.'
  if (code === 'EACCES') return 'The port may not be used: name another with --port.'
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return 'This machine has no such address: see --host.'
  const isOption = typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')
  return error instanceof Misread || (isOption && error instanceof Error) ? error.message : null
}
