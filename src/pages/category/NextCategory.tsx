import type { Category } from '../../contract/entities/product/category.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Illustration } from '../../ui/media/Illustration.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import styles from './NextCategory.module.css'

/** The link after the last product to the next category (document 1 §3, hasNextCategory). */
export function NextCategory({ category }: { category: Category }) {
  const t = useT()
  return (
    <Link to={to.category(category)} className={styles.next}>
      <span className={styles.picture} data-tint={category.tint}>
        <Illustration name={category.illustration} size={40} />
      </span>
      <span className={styles.text}>
        <span className={styles.eyebrow}>{t('category.next')}</span>
        <span className={styles.name}>{category.displayName}</span>
      </span>
      <Icon name="chevron-right" size={20} />
    </Link>
  )
}
