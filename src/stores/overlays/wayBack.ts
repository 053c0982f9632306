/** Whether the shopper came from another page of the shop, so that Back stays inside it. */
export const wayBack = { isInShop: false }
