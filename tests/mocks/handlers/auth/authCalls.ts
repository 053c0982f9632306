import { demoPassword, type PersonKey, people } from '../../../../fixtures/people.ts'
import type { MockServer } from '../../../../mocks/server/mockServer.ts'
import { setBotProtection } from '../../../../mocks/server/botProtection.ts'
import type { Cart, CartDifference, CartVariantWrite } from '../../../../src/contract/entities/cart.ts'
import type { User } from '../../../../src/contract/entities/account/user.ts'
import { Header } from '../../../../src/contract/headers.ts'
import type { Answer, Shopper } from '../../shopper.ts'

/** A valid password that no account uses. */
export const newPassword = 'Durian#Musang1'

export interface Welcome {
  data: { user: User; cart: Cart; cartDifferences: CartDifference[]; token: string }
  error?: string
  errorCode?: number | string
  field?: string
}

/** Logs in a person of the fixtures like the login page, and returns the new session's token. */
export async function logIn(
  browser: Shopper,
  key: PersonKey,
  password: string = demoPassword,
  additionalItems: CartVariantWrite[] = [],
): Promise<Answer<Welcome>> {
  const { email } = people[key]
  const answer = await browser.ask<Welcome>('POST', '/api/login', {
    loginData: { email, password },
    additionalItems,
  })
  if (answer.status === 200) await browser.sync()
  return answer
}

/** The code or link in the newest message. */
export async function lastMessage(server: MockServer): Promise<string> {
  const message = (await server.store.read()).outbox.at(-1)
  if (!message) throw new Error('Nothing was sent')
  return message.content
}

/** Switches the bot protection on, and returns the id of this browser's challenge. */
export async function challengeOf(server: MockServer, browser: Shopper): Promise<string> {
  await server.store.write((state) => setBotProtection(state, true))
  const blocked = await browser.send('GET', '/api/carts/sync', { [Header.API_JSON]: 'true' })
  const id = blocked.headers.get(Header.BOT_BLOCK)
  if (id === null) throw new Error('The bot protection let the call pass')
  return id
}
