import type { CallName } from '../../../src/contract/callTable.ts'
import { accountErrorInputs } from './account.ts'
import { authErrorInputs } from './auth.ts'
import { cartErrorInputs } from './cart.ts'
import { cartActionErrorInputs } from './cartActions.ts'
import { catalogueErrorInputs } from './catalogue.ts'
import { checkoutErrorInputs } from './checkout.ts'
import { engagementErrorInputs } from './engagement.ts'
import { graphqlErrorInputs } from './graphql.ts'
import { listsErrorInputs } from './lists.ts'
import { localesErrorInputs } from './locales.ts'
import { ordersErrorInputs } from './orders.ts'
import { passkeyErrorInputs } from './passkeys.ts'
import { trackingErrorInputs } from './tracking.ts'
import type { SendInput } from './errorInput.ts'

/** For each call and each of its errors a real input that causes it. */
export const errorInputs: Partial<Record<CallName, Partial<Record<string, SendInput>>>> = {
  ...cartErrorInputs,
  ...cartActionErrorInputs,
  ...checkoutErrorInputs,
  ...ordersErrorInputs,
  ...authErrorInputs,
  ...passkeyErrorInputs,
  ...accountErrorInputs,
  ...listsErrorInputs,
  ...catalogueErrorInputs,
  ...engagementErrorInputs,
  ...graphqlErrorInputs,
  ...localesErrorInputs,
  ...trackingErrorInputs,
}
