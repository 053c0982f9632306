import { Link } from 'react-router-dom'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListingHead } from '../listing/ListingHead.tsx'
import { ListingSeo } from '../listing/ListingSeo.tsx'
import { ListingView } from '../listing/ListingView.tsx'
import { usePageGroup } from '../pageGroup.ts'
import styles from './RecommendationsPage.module.css'

/** What goes with the goods in the cart, with the way back to it (document 1 §2, `/cart-recommendations`). */
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
            <Link to={to.cart()} className={styles.back}>
              <Icon name="chevron-left" size={18} />
              {t('recommendations.back')}
            </Link>
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
