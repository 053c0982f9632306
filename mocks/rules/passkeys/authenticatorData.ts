import { readCbor } from './cbor.ts'

/** The flags of authenticator data (WebAuthn). */
export const Flag = { USER_PRESENT: 1, USER_VERIFIED: 4, HAS_CREDENTIAL: 64 } as const

/** What an authenticator says about itself and the shopper. */
export interface AuthenticatorData {
  /** SHA-256 of the relying party's id. */
  rpIdHash: Uint8Array
  flags: number
  /** Number of signatures; 0 where the authenticator does not count. */
  counter: number
  /** Of a registration: the credential's id, and its public key as an uncompressed point. */
  credential: { id: Uint8Array; key: Uint8Array } | null
}

const HEAD = 37
const AAGUID = 16

/** The parameters of a COSE key (RFC 9053): ES256 on the curve P-256. */
const COSE = { type: [1, 2], algorithm: [3, -7], curve: [-1, 1] } as const
const X = -2
const Y = -3
const COORDINATE = 32

/** The public key of an ES256 credential, as an uncompressed point. Throws a `RangeError` for any other. */
function keyAt(bytes: Uint8Array, at: number): Uint8Array {
  const [key] = readCbor(bytes, at)
  if (!(key instanceof Map)) throw new RangeError('no key')
  if (Object.values(COSE).some(([name, value]) => key.get(name) !== value)) throw new RangeError('not ES256')
  const [x, y] = [key.get(X), key.get(Y)]
  if (!(x instanceof Uint8Array) || !(y instanceof Uint8Array)) throw new RangeError('no point')
  if (x.length !== COORDINATE || y.length !== COORDINATE) throw new RangeError('no point of P-256')
  return Uint8Array.of(4, ...x, ...y)
}

/** Reads authenticator data (WebAuthn). Throws a `RangeError` for bytes that are none. */
export function readAuthenticatorData(bytes: Uint8Array): AuthenticatorData {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const flags = view.getUint8(32)
  const head = { rpIdHash: bytes.subarray(0, 32), flags, counter: view.getUint32(33) }
  if ((flags & Flag.HAS_CREDENTIAL) === 0) return { ...head, credential: null }
  const begin = HEAD + AAGUID + 2
  const end = begin + view.getUint16(HEAD + AAGUID)
  if (end > bytes.length) throw new RangeError('too short')
  return { ...head, credential: { id: bytes.subarray(begin, end), key: keyAt(bytes, end) } }
}

/** The authenticator data inside an attestation object of the format `none`, which has no statement to check. */
export function authenticatorDataIn(attestation: Uint8Array): AuthenticatorData {
  const [object] = readCbor(attestation)
  const data = object instanceof Map && object.get('fmt') === 'none' ? object.get('authData') : null
  if (!(data instanceof Uint8Array)) throw new RangeError('no attestation of the format none')
  return readAuthenticatorData(data)
}
