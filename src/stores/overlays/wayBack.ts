import { store } from '../base/store.ts'

/** Whether the shopper came from another page of the shop, so that Back stays inside it. */
export const useWayBack = store({ isInShop: false })
