import type { Failure } from '../../api/failure.ts'
import { orFailure } from '../../api/orFailure.ts'
import { request } from '../../api/request.ts'
import { loginCalls } from '../../contract/calls/auth/login.ts'
import { changeAccount } from '../session/account.ts'
import { confirmLogin } from '../session/confirmLogin.ts'
import { confirmTelephoneCode, sendTelephone } from '../session/telephone.ts'
import { notify } from '../notices/notices.ts'

const SLOT = 'profile'

/** Changes the name of the account. Null when it is saved, else the failure. */
export const renameAccount = (firstName: string, lastName: string): Promise<Failure | null> =>
  orFailure(async () => {
    const { data } = await request(loginCalls.renameUser, { body: { firstName, lastName } })
    changeAccount({ name: data.user.name })
    notify({ key: 'details.name_saved', tone: 'success', slot: SLOT })
  })

/** A number that was saved, and the masked number that a code was sent to. */
export type TelephoneSaved = { sentTo: string | null } | { failure: Failure }

/**
 * Saves the phone number of the account, ten digits. With `needsCode`, a code is sent to it; until it is confirmed, the number is not
 * verified. Code 596: it belongs to another account.
 */
export async function saveTelephoneNumber(phone: string, needsCode: boolean): Promise<TelephoneSaved> {
  let sentTo: string | null = null
  const failure = await orFailure(async () => {
    await confirmLogin()
    sentTo = (await sendTelephone(phone, needsCode)).otp?.sentTo ?? null
    if (!needsCode) notify({ key: 'details.telephone_saved', tone: 'success', slot: SLOT })
  })
  return failure ? { failure } : { sentTo }
}

/** Confirms the number with the code. Null when it is right; code 566 means that it is wrong or no longer valid. */
export const confirmTelephoneNumber = (code: string): Promise<Failure | null> =>
  orFailure(async () => {
    await confirmLogin()
    await confirmTelephoneCode(code)
    notify({ key: 'details.telephone_verified', tone: 'success', slot: SLOT })
  })
