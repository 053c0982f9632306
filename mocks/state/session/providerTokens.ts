import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { HOUR_MS, isoTime } from '../../base/clock.ts'
import type { HandlerContext } from '../handlerContext.ts'

/** A secret of this session for one purpose: constant during the session, different after the next login. */
export const secretFor = (purpose: string, { visitor }: HandlerContext): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(visitor.token), utf8ToBytes(purpose)))

const hourOf = ({ now }: HandlerContext): number => Math.floor(now / HOUR_MS)

function tokenOfHour(purpose: string, hour: number, context: HandlerContext): string {
  const who = context.account?._id ?? context.visitor.id
  return secretFor(`${purpose}:${who}:${hour}`, context)
}

/** The current token for a provider. It is valid until the end of the next full hour, so that two requests get the same token. */
export function hourlyToken(purpose: string, context: HandlerContext): { token: string; expiresAt: string } {
  const hour = hourOf(context)
  return {
    token: tokenOfHour(purpose, hour, context),
    expiresAt: isoTime((hour + 2) * HOUR_MS),
  }
}

/** Whether a token is the one of this hour or of the hour before, and so has not expired. */
export const isValidToken = (purpose: string, token: string, context: HandlerContext): boolean =>
  [0, 1].some((hoursAgo) => token === tokenOfHour(purpose, hourOf(context) - hoursAgo, context))
