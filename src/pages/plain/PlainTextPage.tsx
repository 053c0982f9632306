import { lazy, Suspense } from 'react'
import { loadTexts } from '../../i18n/index.ts'
import { loadCleaner, SafeHtml } from '../../ui/text/SafeHtml.tsx'
import { usePageGroup } from '../pageGroup.ts'
import { Seo } from '../../features/seo/Seo.tsx'
import { SharedAs } from '../../features/seo/SharedAs.tsx'
import styles from './PlainTextPage.module.css'

/** What is above a part is loaded before it, so that nothing moves: the text of the page, and the texts of the part. */
const above = () => [loadTexts('shop'), loadCleaner()] as const

const Pallets = lazy(async () => {
  const [{ Pallets: part }] = await Promise.all([
    import('./pallets/Pallets.tsx'),
    loadTexts('account'),
    ...above(),
  ])
  return { default: part }
})

const QuickOrderLink = lazy(async () => {
  const [{ QuickOrderLink: part }] = await Promise.all([
    import('./quick-order/QuickOrderLink.tsx'),
    loadTexts('account'),
    ...above(),
  ])
  return { default: part }
})

const QuickOrder = lazy(async () => {
  const [{ QuickOrder: part }] = await Promise.all([
    import('./quick-order/QuickOrder.tsx'),
    loadTexts('account'),
    ...above(),
  ])
  return { default: part }
})

const Branches = lazy(async () => {
  const [{ Branches: part }] = await Promise.all([import('./Branches.tsx'), ...above()])
  return { default: part }
})

const Surveys = lazy(async () => {
  const [{ Surveys: part }] = await Promise.all([import('./surveys/Surveys.tsx'), ...above()])
  return { default: part }
})

/**
 * A page that is mostly text, such as "Why shop here" (document 1 §2, other links). Bulk purchase has its form below, the branches their
 * list, the insights their surveys.
 */
export function PlainTextPage() {
  const { page, content, bulkPurchase, branches, insights } = usePageGroup('content')
  const hasMore = Boolean(bulkPurchase || branches || insights)
  return (
    <article className={styles.page}>
      <Seo seo={page.seo} />
      <SharedAs page={page} type="website" />
      <h1 className={styles.title}>{content.title}</h1>
      {content.sections.map(({ heading, html }) => (
        <section key={heading} aria-label={heading} className={hasMore ? undefined : styles.section}>
          {heading === content.title ? null : <h2 className={styles.heading}>{heading}</h2>}
          <SafeHtml html={html} />
        </section>
      ))}
      {bulkPurchase ? (
        <Suspense fallback={<div className={styles.awaited} />}>
          <QuickOrderLink />
          <Pallets {...bulkPurchase} />
          <QuickOrder />
        </Suspense>
      ) : null}
      {branches ? (
        <Suspense fallback={<div className={styles.awaited} />}>
          <Branches branches={branches} />
        </Suspense>
      ) : null}
      {insights ? (
        <Suspense fallback={<div className={styles.awaited} />}>
          <Surveys {...insights} />
        </Suspense>
      ) : null}
    </article>
  )
}
