import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { BackLink } from '../../ui/link/BackLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { ListingHead } from '../../features/listing/ListingHead.tsx'
import { ListingSeo } from '../../features/listing/ListingSeo.tsx'
import { ListingView } from '../../features/listing/ListingView.tsx'
import { usePageGroup } from '../pageGroup.ts'

/** Products that go well with those in the cart, and a link back to it (document 1 §2, `/cart-recommendations`). */
export function RecommendationsPage() {
  const t = useT()
  const { page, category: data } = usePageGroup('category')
  const { category, listing } = data
  return (
    <>
      <ListingSeo page={page} robots="noindex" />
      <ListingView
        listing={listing}
        head={
          <>
            <BackLink to={to.cart()}>{t('recommendations.back')}</BackLink>
            <ListingHead title={category.displayName} total={listing.productsTotalCount} />
          </>
        }
        empty={
          <EmptyState
            illustration="shopping-cart"
            title={t('recommendations.none')}
            action={<LinkButton to={to.home()}>{t('errors.home')}</LinkButton>}
          />
        }
      />
    </>
  )
}
