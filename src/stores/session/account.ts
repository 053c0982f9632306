import type { PageData } from '../../contract/entities/page.ts'
import type { User } from '../../contract/entities/account/user.ts'
import { useSession } from './session.ts'

type UserGroup = NonNullable<PageData['user']>
export type Account = Extract<UserGroup, { isGuest: false }>

/** Whoever is logged in, as far as this page knows; null for a guest. */
export function currentAccount(): Account | null {
  const { user } = useSession.getState()
  return user?.isGuest === false ? user : null
}

/** What the shop may ask of somebody comes with the next page. */
const NOTHING_ASKED: Account['prompts'] = {
  leadForm: { isAsked: false, isMandatory: false, isLocked: false, canEditCompanyName: true },
  connectMembership: false,
}

/** From now on this tab is that shopper's. */
export const becomeAccount = (user: User): void =>
  useSession.setState({ user: { isGuest: false, ...user, prompts: NOTHING_ASKED } })

/** A page has said what the shop may ask of whoever is logged in. */
export const hasHeardPrompts = (): boolean => currentAccount()?.prompts !== NOTHING_ASKED

/** Changes what this page knows of whoever is logged in; of a guest there is nothing to change. */
export function changeAccount(
  change: Partial<Pick<Account, 'coupons' | 'favorites' | 'shoppingLists'>>,
): void {
  const account = currentAccount()
  if (account) useSession.setState({ user: { ...account, ...change } })
}
