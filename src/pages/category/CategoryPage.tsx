import type { FulfillmentChoice } from '../../domain/product/listingFilter.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { usePageGroup } from '../pageGroup.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { ListingSeo } from '../../features/listing/ListingSeo.tsx'
import { ListingView } from '../../features/listing/ListingView.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { CategoryFoot } from './CategoryFoot.tsx'
import { CategoryHead } from './CategoryHead.tsx'
import { CategoryIntro } from './CategoryIntro.tsx'
import { CategoryTree } from './CategoryTree.tsx'

/** All products arrive the same way. */
const NONE: readonly FulfillmentChoice[] = []

/** The page of a category, a highlight, a brand or an action (document 1 §2, `/products/:category/:gid/:slug`). */
export function CategoryPage() {
  const t = useT()
  const { page, category: data } = usePageGroup('category')
  const { category, department, listing } = data
  return (
    <>
      <ListingSeo page={page} listing={listing} />
      <ListingView
        key={page.canonicalPath}
        listing={listing}
        fulfillments={category.viewableWithExpressOnly ? NONE : undefined}
        menu={
          department.children.length > 0 ? (
            <CategoryTree department={department} current={category} />
          ) : undefined
        }
        head={
          <>
            <Breadcrumbs breadcrumbs={page.breadcrumbs} />
            <CategoryHead
              category={category}
              department={department}
              total={listing.productsTotalCount}
              isHighlight={page.canonicalPath === to.highlight(category)}
            />
          </>
        }
        intro={<CategoryIntro {...data} />}
        foot={<CategoryFoot {...data} />}
        empty={
          <EmptyState
            illustration={category.illustration}
            title={t('category.empty', { name: category.displayName })}
            text={t('category.empty_text')}
            action={
              category.gid === department.gid ? (
                <LinkButton to={to.home()}>{t('errors.home')}</LinkButton>
              ) : (
                <LinkButton to={to.category(department)}>
                  {t('category.all_in', { name: department.displayName })}
                </LinkButton>
              )
            }
          />
        }
      />
    </>
  )
}
