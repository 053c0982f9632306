import { isFailure } from '../../../api/failure.ts'
import type { CartDifference } from '../../../contract/entities/cart.ts'
import type { Passkey } from '../../../contract/entities/account/passkey.ts'
import { ErrorCode, Refusal } from '../../../contract/errorCodes.ts'
import { deviceName } from '../../../domain/deviceName.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import {
  addPasskey,
  loginOptions,
  logInWithPasskey,
  registrationOptions,
} from '../../../stores/login/passkeys.ts'
import { createCredential, readCredential } from './webAuthn.ts'

const createRefusals: ReadonlyMap<unknown, MessageKey> = new Map<unknown, MessageKey>([
  [Refusal.TOO_LATE, 'passkeys.expired'],
  [Refusal.ALREADY_LINKED, 'passkeys.exists'],
])

const loginRefusals: ReadonlyMap<unknown, MessageKey> = new Map<unknown, MessageKey>([
  [Refusal.TOO_LATE, 'passkeys.expired'],
  [Refusal.NOT_FOUND, 'passkeys.removed'],
  [ErrorCode.LOGIN_ERROR, 'passkeys.refused'],
])

interface Problem {
  problem: MessageKey
}

/** The message of a refused call; other errors are thrown. */
function problemOf(error: unknown, refusals: ReadonlyMap<unknown, MessageKey>): Problem {
  if (!isFailure(error)) throw error
  return { problem: refusals.get(error.code) ?? failureMessage(error) }
}

/** Creates a passkey on this device and adds it to the account, named after browser and system. */
export async function createPasskey(): Promise<{ passkeys: readonly Passkey[] } | Problem> {
  try {
    const created = await createCredential(await registrationOptions())
    if ('problem' in created) return { problem: `passkeys.create_${created.problem}` }
    return { passkeys: await addPasskey(deviceName(navigator.userAgent), created.credential) }
  } catch (error) {
    return problemOf(error, createRefusals)
  }
}

/** Logs in with a passkey of this device. */
export async function enterWithPasskey(): Promise<{ differences: readonly CartDifference[] } | Problem> {
  try {
    const read = await readCredential(await loginOptions())
    if ('problem' in read) return { problem: `passkeys.login_${read.problem}` }
    return { differences: await logInWithPasskey(read.credential) }
  } catch (error) {
    return problemOf(error, loginRefusals)
  }
}
