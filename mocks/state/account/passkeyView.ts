import type { Passkey } from '../../../src/contract/entities/account/passkey.ts'
import { isoTime } from '../../base/clock.ts'
import type { Account } from '../records/account.ts'

/** The passkeys of an account as its owner sees them, the newest first. */
export const passkeysOf = ({ passkeys = [] }: Pick<Account, 'passkeys'>): Passkey[] =>
  passkeys.toReversed().map(({ _id, name, createdAt, lastUsedAt }) => ({
    _id,
    name,
    createdAt: isoTime(createdAt),
    ...(lastUsedAt === undefined ? {} : { lastUsedAt: isoTime(lastUsedAt) }),
  }))
