import { lazy, Suspense } from 'react'
import type { CategoryPage } from '../../contract/entities/page.ts'
import { loadTexts } from '../../i18n/index.ts'
import { SafeHtml } from '../../ui/text/SafeHtml.tsx'
import styles from './CategoryFoot.module.css'
import { NextCategory } from './NextCategory.tsx'
import { categoryAfter } from './categoryAfter.ts'

const SampleTopPicks = lazy(async () => {
  const [part] = await Promise.all([import('./SampleTopPicks.tsx'), loadTexts('shop')])
  return { default: part.SampleTopPicks }
})

/** What follows the products: samples on the top-picks page, the next category, and the editors' text. */
export function CategoryFoot({ category, department, listing, sampleTopPicksId }: CategoryPage) {
  const next = listing.pagination.hasNextCategory ? categoryAfter(category, department) : undefined
  const { longDescriptionHtml: html } = category
  if (!next && !html && sampleTopPicksId === undefined) return null
  return (
    <div className={styles.foot}>
      {sampleTopPicksId === undefined ? null : (
        <Suspense>
          <SampleTopPicks gid={sampleTopPicksId} />
        </Suspense>
      )}
      {next ? <NextCategory category={next} /> : null}
      {html ? <SafeHtml html={html} /> : null}
    </div>
  )
}
