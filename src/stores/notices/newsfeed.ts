import { store } from '../base/store.ts'

/** How many stories of the newsfeed the shopper has not seen (document 2 §7, `account/newsfeed/time`). */
export const useNewsfeed = store({ unread: 0 })

/** Opening the newsfeed is reading it. */
export const haveReadNews = (): void => useNewsfeed.setState({ unread: 0 })
