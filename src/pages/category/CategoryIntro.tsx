import type { CategoryPage } from '../../contract/entities/page.ts'
import { useT } from '../../i18n/index.ts'
import { CategoryBanner } from './CategoryBanner.tsx'
import { CategoryNote } from './CategoryNote.tsx'

/** The note about all products of a category, and its banner (document 1 §3, Category). */
export function CategoryIntro({ category, banner, isTopPicksPage }: CategoryPage) {
  const t = useT()
  return (
    <>
      {category.viewableWithExpressOnly ? (
        <CategoryNote icon="truck">{t('category.express_only')}</CategoryNote>
      ) : null}
      {isTopPicksPage ? <CategoryNote icon="heart">{t('category.top_picks')}</CategoryNote> : null}
      {banner ? <CategoryBanner banner={banner} /> : null}
    </>
  )
}
