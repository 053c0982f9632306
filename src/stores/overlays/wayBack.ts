import { store } from '../base/store.ts'

/** Whether the shopper came to this page from another of the shop's, so that the way back stays inside the shop. */
export const useWayBack = store({ isInShop: false })
