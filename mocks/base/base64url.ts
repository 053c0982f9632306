/** Bytes in base64url without padding. */
export const toBase64url = (bytes: Uint8Array): string =>
  // Spread as arguments, many bytes would exceed the limit of a call.
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** The bytes of a text in base64url. Throws a `RangeError` for any other text. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  } catch {
    throw new RangeError('not base64url')
  }
}
