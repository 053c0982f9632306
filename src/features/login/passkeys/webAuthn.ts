import type {
  PasskeyAssertion,
  PasskeyLoginOptions,
  PasskeyRegistration,
  RegistrationOptions,
} from '../../../contract/entities/account/passkey.ts'

/** The signature algorithm of the passkeys: ECDSA on P-256 with SHA-256. */
const ES256 = -7

function toText(buffer: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Whether the browser has WebAuthn: not on plain http, and not in old ones. */
export const isPasskeySupported = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'credentials' in navigator

/** Whether this device can keep a passkey itself and verify its user, by a fingerprint or a PIN. */
export async function canDeviceKeepPasskeys(): Promise<boolean> {
  if (!isPasskeySupported()) return false
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}

/**
 * Why the browser returned nothing: the shopper cancelled, took too long or has no passkey (the browser does not distinguish them), the device
 * has a passkey of this account already, or passkeys do not work on this address or device.
 */
export type BrowserProblem = 'cancelled' | 'exists' | 'impossible'

const problems: Readonly<Record<string, BrowserProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  SecurityError: 'impossible',
  NotSupportedError: 'impossible',
  ConstraintError: 'impossible',
}

async function asked<Answer>(
  ask: () => Promise<Answer>,
): Promise<{ credential: Answer } | { problem: BrowserProblem }> {
  try {
    return { credential: await ask() }
  } catch (error) {
    const problem = error instanceof DOMException ? problems[error.name] : undefined
    if (problem === undefined) throw error
    return { problem }
  }
}

/** The browser answers null where it has no credential to give. */
function publicKeyCredential(answer: Credential | null): PublicKeyCredential {
  if (answer === null) throw new DOMException('No credential', 'NotAllowedError')
  return answer as PublicKeyCredential
}

/** Asks the browser to create a passkey that it can offer without a user name. */
export const createCredential = ({ user, excludeCredentials, ...options }: RegistrationOptions) =>
  asked(async (): Promise<PasskeyRegistration> => {
    const answer = await navigator.credentials.create({
      publicKey: {
        rp: options.rp,
        timeout: options.timeout,
        challenge: toBytes(options.challenge),
        user: { ...user, id: toBytes(user.id) },
        pubKeyCredParams: [{ type: 'public-key', alg: ES256 }],
        excludeCredentials: excludeCredentials.map(({ id }) => ({ type: 'public-key', id: toBytes(id) })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: options.userVerification,
        },
        attestation: 'none',
      },
    })
    const { rawId, response } = publicKeyCredential(answer)
    const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse
    return {
      id: toText(rawId),
      response: {
        clientDataJSON: toText(clientDataJSON),
        attestationObject: toText(attestationObject),
      },
    }
  })

/** Asks the browser for one of its passkeys of the shop. */
export const readCredential = ({ challenge, ...options }: PasskeyLoginOptions) =>
  asked(async (): Promise<PasskeyAssertion> => {
    const answer = await navigator.credentials.get({
      publicKey: { ...options, challenge: toBytes(challenge) },
    })
    const { rawId, response } = publicKeyCredential(answer)
    const { clientDataJSON, authenticatorData, signature, userHandle } =
      response as AuthenticatorAssertionResponse
    return {
      id: toText(rawId),
      response: {
        clientDataJSON: toText(clientDataJSON),
        authenticatorData: toText(authenticatorData),
        signature: toText(signature),
        ...(userHandle ? { userHandle: toText(userHandle) } : {}),
      },
    }
  })
