import { request } from '../../api/request.ts'
import { passkeyCalls } from '../../contract/calls/passkeys.ts'
import type { CartDifference } from '../../contract/entities/cart.ts'
import type {
  Passkey,
  PasskeyAssertion,
  PasskeyRegistration,
} from '../../contract/entities/account/passkey.ts'
import { keep, recall } from '../base/storage.ts'
import { logInBy } from './logIn.ts'

/** Whether the shop has passkeys, and those of the account, the newest first. Throws its `Failure`, as all calls below. */
export const readPasskeys = async () => (await request(passkeyCalls.readPasskeys)).data

/** What the browser needs to create a passkey for the account. */
export const registrationOptions = async () => (await request(passkeyCalls.passkeyRegistrationOptions)).data

/** What the browser needs to find a passkey for a login. */
export const loginOptions = async () => (await request(passkeyCalls.passkeyLoginOptions)).data

/** Adds a new passkey to the account. Returns all passkeys. */
export const addPasskey = async (
  name: string,
  credential: PasskeyRegistration,
): Promise<readonly Passkey[]> =>
  (await request(passkeyCalls.addPasskey, { body: { name, credential } })).data.passkeys

/** Removes a passkey from the account. Returns the others. */
export const removePasskey = async (id: string): Promise<readonly Passkey[]> =>
  (await request(passkeyCalls.removePasskey, { params: { id } })).data.passkeys

/** Logs in with a passkey. Returns the differences of the merged cart. */
export const logInWithPasskey = (credential: PasskeyAssertion): Promise<readonly CartDifference[]> =>
  logInBy((additionalItems) =>
    request(passkeyCalls.logInWithPasskey, { body: { credential, additionalItems } }),
  )

const OFFERED = 'pasar.passkeys-offered'

const offered = (): readonly string[] => (recall('local', OFFERED) ?? '').split('\n')

/** Whether this browser has offered a passkey to the account. */
export const wasPasskeyOffered = (accountId: string): boolean => offered().includes(accountId)

/** Returns false if storage is blocked, where the offer would come again and again. */
export const rememberPasskeyOffer = (accountId: string): boolean =>
  keep('local', OFFERED, [...offered(), accountId].filter(Boolean).join('\n'))
