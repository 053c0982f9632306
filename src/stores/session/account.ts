import type { PageData } from '../../contract/entities/page.ts'
import type { User } from '../../contract/entities/account/user.ts'
import { beginSession, useSession } from './session.ts'

type UserGroup = NonNullable<PageData['user']>
export type Account = Extract<UserGroup, { isGuest: false }>

/** The logged-in shopper of the last answer; null for a guest. */
export function currentAccount(): Account | null {
  const { user } = useSession.getState()
  return user?.isGuest === false ? user : null
}

/** The next page's data contains the prompts of the account. */
const NOTHING_ASKED: Account['prompts'] = {
  leadForm: { isAsked: false, isMandatory: false, isLocked: false, canEditCompanyName: true },
  connectMembership: false,
}

/** Starts the session of a shopper in this tab. */
export const becomeAccount = (user: User): void =>
  beginSession({ isGuest: false, ...user, prompts: NOTHING_ASKED })

/** Whether a page has delivered the prompts since the login. */
export const hasPromptsOfPage = (): boolean => currentAccount()?.prompts !== NOTHING_ASKED

/** Changes the logged-in shopper's data; does nothing for a guest. */
export function changeAccount(
  change: Partial<
    Pick<
      Account,
      | 'coupons'
      | 'favorites'
      | 'hasPassword'
      | 'name'
      | 'shoppingLists'
      | 'socialLoginKinds'
      | 'telephoneNumber'
      | 'telephoneVerification'
      | 'vatInformation'
    >
  >,
): void {
  const account = currentAccount()
  if (account) useSession.setState({ user: { ...account, ...change } })
}
