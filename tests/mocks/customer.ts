import { AccountType, ClientViewType, MembershipPermission } from '../../src/contract/enumerations.ts'
import { cents } from '../../src/contract/entities/money.ts'
import type { MockServer } from '../../mocks/server/mockServer.ts'
import type { Account } from '../../mocks/state/records/account.ts'
import { newShopper } from '../../mocks/state/records/empty.ts'
import { startSession } from '../../mocks/state/session/sessions.ts'
import { visitorOf } from '../../mocks/state/state.ts'

/** Creates an account for that visitor and logs in, without the registration calls. */
export async function becomeCustomer(server: MockServer, visitor = 'browser'): Promise<string> {
  const id = `account-of-${visitor}`
  const now = server.clock.now()
  await server.store.write((state) => {
    const account: Account = {
      _id: id,
      email: `${visitor}@pasar.example`,
      password: null,
      name: { first: 'Ana', last: 'Lim' },
      telephoneVerified: false,
      customerType: AccountType.PERSONAL,
      clientViewType: ClientViewType.CONSUMER,
      createdAt: now,
      rewardPoints: 0,
      credits: cents(0),
      coupons: { clipped: [], redeemed: [] },
      social: {},
      membership: { permission: MembershipPermission.ABSENT, isPromptDismissed: false },
      inviteCode: 'ANA-0001',
      shopper: newShopper(state.chance),
    }
    state.accounts[id] = account
    const browser = visitorOf(state, visitor)
    const { token } = browser
    startSession(browser, account, state.chance, now)
    // Keeps the visitor's token valid, because these tests are not about it.
    browser.token = token
  })
  return id
}
