import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { usePageGroup } from '../pageGroup.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListingHead } from '../listing/ListingHead.tsx'
import { ListingView } from '../listing/ListingView.tsx'
import { Seo } from '../Seo.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { SubcategoryChips } from './SubcategoryChips.tsx'

/** A category and what it holds (document 1 §2, `/products/:category/:gid/:slug`). */
export function CategoryPage() {
  const t = useT()
  const { page, category: data } = usePageGroup('category')
  const { category, department, listing } = data
  return (
    <>
      <Seo seo={page.seo} />
      <ListingView
        key={category.gid}
        listing={listing}
        menu={
          department.children.length > 0 ? (
            <CategoryTree department={department} current={category} />
          ) : undefined
        }
        head={
          <>
            <Breadcrumbs breadcrumbs={page.breadcrumbs} />
            <ListingHead title={category.displayName} total={listing.productsTotalCount} />
            <SubcategoryChips category={category} />
          </>
        }
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
