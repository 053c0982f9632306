import { store } from '../base/store.ts'
import { currentAccount } from '../session/account.ts'

export const useNoticesAsked = store<{ keys: readonly string[] }>({ keys: [] })

/** Of the current account: a session can also end without a logout here. */
const keyOf = (variantId: string, warehouseId: string) =>
  `${currentAccount()?._id ?? ''}:${variantId}:${warehouseId}`

/** Whether the shopper has requested a back-in-stock notice in this visit. */
export const useNoticeAsked = (variantId: string, warehouseId: string): boolean =>
  useNoticesAsked(({ keys }) => keys.includes(keyOf(variantId, warehouseId)))

export const rememberNoticeAsked = (variantId: string, warehouseId: string): void =>
  useNoticesAsked.setState(({ keys }) => ({ keys: [...keys, keyOf(variantId, warehouseId)] }))
