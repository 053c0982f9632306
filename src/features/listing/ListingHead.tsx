import type { ReactNode } from 'react'
import { useT } from '../../i18n/index.ts'
import { StableText } from '../../ui/text/StableText.tsx'
import styles from './ListingHead.module.css'

interface ListingHeadProps {
  title: ReactNode
  total: number
  level?: 1 | 2
  /** A picture beside the heading. */
  picture?: ReactNode
}

/** The heading of a listing and its number of products. */
export function ListingHead({ title, total, level = 1, picture }: ListingHeadProps) {
  const t = useT()
  const Heading = `h${level}` as const
  const heading = (
    <div className={styles.head}>
      <Heading className={styles.title} data-level={level}>
        {title}
      </Heading>
      <p className={styles.count}>
        <StableText>{t('listing.count', { count: total })}</StableText>
      </p>
    </div>
  )
  return picture ? (
    <div className={styles.pictured}>
      {picture}
      {heading}
    </div>
  ) : (
    heading
  )
}
