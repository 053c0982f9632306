import type { ProductPage } from '../../../contract/entities/page.ts'
import { useT } from '../../../i18n/index.ts'
import { BestBeforeDates } from './BestBeforeDates.tsx'
import { CompareSizes } from '../sizes/CompareSizes.tsx'
import { DetailsSection } from '../DetailsSection.tsx'
import styles from './ProductDetails.module.css'

/** Sections that are open from the start. */
const OPEN: readonly string[] = ['description', 'warning']

/** The long texts of a variant in collapsible sections; the description and warnings are open. */
export function ProductDetails({ variant, variants }: Pick<ProductPage, 'variant' | 'variants'>) {
  const t = useT()
  const sections = [
    { key: 'description', title: t('product.description'), text: variant.longDescription },
    { key: 'ingredients', title: t('product.ingredients'), text: variant.ingredients },
    { key: 'storage', title: t('product.storage'), text: variant.extendedInfo2Text },
    { key: 'warning', title: t('product.warning'), text: variant.product.prop65 },
  ]
  return (
    <div className={styles.sections}>
      {sections.map(({ key, title, text }) =>
        text ? (
          <DetailsSection key={key} title={title} isOpen={OPEN.includes(key)}>
            <p className={styles.text}>{text}</p>
          </DetailsSection>
        ) : null,
      )}
      <BestBeforeDates key={variant._id} variant={variant} />
      {variants.length > 1 ? (
        <CompareSizes key={variant.product.gid} variant={variant} variants={variants} />
      ) : null}
    </div>
  )
}
