import { store } from '../base/store.ts'

/** The gids that the logged-in shopper has bought before, as far as this page has loaded them. */
export const useBoughtBefore = store<{ gids: readonly string[] }>({ gids: [] })
