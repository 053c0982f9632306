import { TopPicksVote } from '../../contract/enumerations.ts'
import { onCartEvent } from '../../stores/cart/cartEvents.ts'
import { onFavoriteAdded } from '../../stores/lists/favorites.ts'
import type { Tell } from '../../tracking/clicks.ts'
import type { Router } from '../../navigation/router.ts'
import { currentPageData } from '../../navigation/currentPage.ts'

/** What goes into the cart or among the favourites on the page of the top picks is a vote for it (document 2 §9). */
export function hearVotes(router: Router, tell: Tell): () => void {
  const vote = (variant: string, kind: TopPicksVote) => {
    if (currentPageData(router).category?.isTopPicksPage)
      tell('SSU vote', { source: 'top picks', variant, vote: kind })
  }
  const stops = [
    onCartEvent((event) => {
      if (event.type === 'confirmed' && event.change === 'added' && !event.isQuiet)
        vote(event.target.variant.gid, TopPicksVote.ADD_TO_CART)
    }),
    onFavoriteAdded(({ gid }) => vote(gid, TopPicksVote.FAVORITE)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
