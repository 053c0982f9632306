import { p256 } from '@noble/curves/nist.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import type { PasskeyAssertion, PasskeyRegistration } from '../../../src/contract/entities/account/passkey.ts'
import {
  type AuthenticatorData,
  authenticatorDataIn,
  Flag,
  readAuthenticatorData,
} from './authenticatorData.ts'
import { fromBase64url, toBase64url } from '../../base/base64url.ts'

/** The shop as passkeys see it: the origin of its pages, and their host as the id. */
export interface RelyingParty {
  origin: string
  id: string
}

/** The relying party of the shop at an origin such as `https://example.com`. */
export const relyingPartyAt = (origin: string): RelyingParty => ({ origin, id: new URL(origin).hostname })

/** What a credential lacks, in words for developers. */
interface Lacking {
  lacks: string
}

const clientDataSchema = v.object({
  type: v.string(),
  challenge: v.string(),
  origin: v.string(),
  crossOrigin: v.optional(v.boolean(), false),
})
type ClientData = v.InferOutput<typeof clientDataSchema>

/** What the browser signed beside the authenticator's data (WebAuthn); null for a text that is none. */
export function clientDataIn({ response }: PasskeyRegistration | PasskeyAssertion): ClientData | null {
  try {
    const text = new TextDecoder().decode(fromBase64url(response.clientDataJSON))
    return v.parse(clientDataSchema, JSON.parse(text))
  } catch {
    return null
  }
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** The checks that registration and login share; null if all pass. */
function lackOf(
  type: 'webauthn.create' | 'webauthn.get',
  client: ClientData | null,
  { rpIdHash, flags }: AuthenticatorData,
  party: RelyingParty,
): string | null {
  if (client?.type !== type) return `the type ${type}`
  if (client.origin !== party.origin || client.crossOrigin) return `the origin ${party.origin}`
  if (!isSame(rpIdHash, sha256(utf8ToBytes(party.id)))) return `the relying party ${party.id}`
  if ((flags & Flag.USER_PRESENT) === 0) return 'a present user'
  return (flags & Flag.USER_VERIFIED) === 0 ? 'a verified user' : null
}

/** A credential to save; `id` and the public `key` in base64url. */
export interface NewCredential {
  id: string
  key: string
  counter: number
}

/** Checks a registration (WebAuthn), apart from its challenge. The attestation has the format `none`. */
export function checkRegistration(
  credential: PasskeyRegistration,
  party: RelyingParty,
): NewCredential | Lacking {
  try {
    const data = authenticatorDataIn(fromBase64url(credential.response.attestationObject))
    const lacks = lackOf('webauthn.create', clientDataIn(credential), data, party)
    if (lacks !== null) return { lacks }
    if (data.credential === null) return { lacks: 'a credential' }
    const { id, key } = data.credential
    if (toBase64url(id) !== credential.id) return { lacks: 'the id of the credential' }
    if (!p256.utils.isValidPublicKey(key, false)) return { lacks: 'a public key of P-256' }
    return { id: credential.id, key: toBase64url(key), counter: data.counter }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { lacks: 'an attestation object of the format none with an ES256 key' }
  }
}

/** Whether the ES256 signature fits; a signature that is not DER does not. */
function isSigned(signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean {
  try {
    return p256.verify(signature, message, key, { format: 'der', lowS: false })
  } catch {
    return false
  }
}

/** Authenticators that count do it in one direction: a counter that does not increase is that of a copy. */
const isCopy = (before: number, counter: number): boolean => (before > 0 || counter > 0) && counter <= before

/** Checks a login (WebAuthn), apart from its challenge, against the saved credential. Returns its new counter. */
export function checkAssertion(
  credential: PasskeyAssertion,
  saved: { key: string; counter: number },
  party: RelyingParty,
): { counter: number } | Lacking {
  const { response } = credential
  try {
    const bytes = fromBase64url(response.authenticatorData)
    const data = readAuthenticatorData(bytes)
    const lacks = lackOf('webauthn.get', clientDataIn(credential), data, party)
    if (lacks !== null) return { lacks }
    const message = concatBytes(bytes, sha256(fromBase64url(response.clientDataJSON)))
    if (!isSigned(fromBase64url(response.signature), message, fromBase64url(saved.key))) {
      return { lacks: 'a signature of this passkey' }
    }
    if (isCopy(saved.counter, data.counter)) return { lacks: 'a counter that increases' }
    return { counter: data.counter }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { lacks: 'authenticator data and a signature' }
  }
}
