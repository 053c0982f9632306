import { store } from '../base/store.ts'

/** The number of unread stories in the newsfeed (document 2 §7, `account/newsfeed/time`). */
export const useNewsfeed = store({ unread: 0 })

/** Opening the newsfeed marks it as read. */
export const haveReadNews = (): void => useNewsfeed.setState({ unread: 0 })
