import { TopPicksVote } from '../../contract/enumerations.ts'
import { onCartEvent } from '../../stores/cart/cartEvents.ts'
import { onFavoriteAdded } from '../../stores/lists/favorites.ts'
import type { TrackEvent } from '../../tracking/clicks.ts'
import type { Router } from '../../navigation/router.ts'
import { pageOf } from '../../navigation/currentPage.ts'

/** Adding a product to the cart or the favourites on the top-picks page is a vote for it (document 2 §9). */
export function trackVotes(router: Router, track: TrackEvent): () => void {
  const vote = (variant: string, kind: TopPicksVote) => {
    if (pageOf(router).category?.isTopPicksPage)
      track('SSU vote', { source: 'top picks', variant, vote: kind })
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
