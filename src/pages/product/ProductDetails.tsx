import type { Variant } from '../../contract/entities/variant.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ProductDetails.module.css'

/** What nobody should have to look for. */
const OPEN: readonly string[] = ['description', 'warning']

/** The long texts of a variant, each folded under its heading; the description stands open, and a warning does. */
export function ProductDetails({ variant }: { variant: Variant }) {
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
          <details key={key} className={styles.section} open={OPEN.includes(key)}>
            <summary className={styles.summary}>
              <h2 className={styles.title}>{title}</h2>
              <Icon name="chevron-down" size={20} className={styles.chevron} />
            </summary>
            <p className={styles.text}>{text}</p>
          </details>
        ) : null,
      )}
    </div>
  )
}
