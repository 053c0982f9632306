import type { ReactNode } from 'react'
import { useT } from '../../i18n/index.ts'
import styles from './ListingHead.module.css'

/** The heading of a listing and how many goods it has. */
export function ListingHead({ title, total }: { title: ReactNode; total: number }) {
  const t = useT()
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.count}>{t('listing.count', { count: total })}</p>
    </div>
  )
}
