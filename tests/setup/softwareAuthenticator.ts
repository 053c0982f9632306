import { p256 } from '@noble/curves/nist.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** What a test can make wrong. */
export interface Deviations {
  type?: string
  origin?: string
  rpId?: string
  /** Of the authenticator data: 1 is user present, 4 user verified. */
  flags?: number
  counter?: number
  crossOrigin?: boolean
}

/** One passkey in software (WebAuthn): it counts its signatures, unless a test sets the counter. */
export function softwareAuthenticator(origin: string, seed = 1) {
  const secret = Uint8Array.from({ length: 32 }, (_, at) => (at === 31 ? seed : 0))
  const point = p256.getPublicKey(secret, false)
  const id = Uint8Array.from({ length: 16 }, () => seed)
  let signatures = 0

  const clientData = (type: string, challenge: string, wrong: Deviations): Uint8Array =>
    utf8ToBytes(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: wrong.crossOrigin ?? false,
      }),
    )
  function head(flags: number, wrong: Deviations): Uint8Array {
    const counter = new Uint8Array(4)
    new DataView(counter.buffer).setUint32(0, wrong.counter ?? signatures)
    const rpIdHash = sha256(utf8ToBytes(wrong.rpId ?? new URL(origin).hostname))
    return concatBytes(rpIdHash, Uint8Array.of(wrong.flags ?? flags), counter)
  }

  return {
    id: text(id),
    /** The answer of a registration, as the shop sends it. `key` replaces the key's CBOR. */
    register(challenge: string, wrong: Deviations & { format?: string; key?: Uint8Array } = {}) {
      // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const key =
        wrong.key ??
        concatBytes(
          Uint8Array.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20),
          point.subarray(1, 33),
          Uint8Array.of(0x22, 0x58, 0x20),
          point.subarray(33),
        )
      const credential = concatBytes(new Uint8Array(16), Uint8Array.of(0, id.length), id, key)
      const data = concatBytes(head(0x45, wrong), credential)
      const format = utf8ToBytes(wrong.format ?? 'none')
      const attestation = concatBytes(
        Uint8Array.of(0xa3, 0x63),
        utf8ToBytes('fmt'),
        Uint8Array.of(0x60 + format.length),
        format,
        Uint8Array.of(0x67),
        utf8ToBytes('attStmt'),
        Uint8Array.of(0xa0, 0x68),
        utf8ToBytes('authData'),
        Uint8Array.of(0x58, data.length),
        data,
      )
      return {
        id: text(id),
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, wrong)),
          attestationObject: text(attestation),
        },
      }
    },
    /** The answer of a login. `secret` signs with another key. */
    logIn(challenge: string, wrong: Deviations & { secret?: Uint8Array; userHandle?: string } = {}) {
      signatures += 1
      const data = head(0x05, wrong)
      const client = clientData('webauthn.get', challenge, wrong)
      const message = concatBytes(data, sha256(client))
      const signature = p256.sign(message, wrong.secret ?? secret, { format: 'der' })
      return {
        id: text(id),
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          ...(wrong.userHandle === undefined ? {} : { userHandle: wrong.userHandle }),
        },
      }
    },
  }
}
