import { store } from '../base/store.ts'

/** The gids of what whoever is logged in has bought before, as far as this page knows. */
export const useBoughtBefore = store<{ gids: readonly string[] }>({ gids: [] })
