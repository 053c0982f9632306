import { Children, type ReactNode, type Ref, useId } from 'react'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import styles from './ProductRow.module.css'

interface ProductRowProps {
  ref?: Ref<HTMLElement>
  title: string
  /** The page with all of these products; a path without the base path. */
  moreHref?: string | undefined
  /** The name of the row in tracking events. */
  list?: string | undefined
  /** At the end of the title's line, for example a countdown. */
  aside?: ReactNode
  children: ReactNode
}

/** A titled row of cards up to the edges of the page, which scrolls by touch, wheel or Tab. */
export function ProductRow({ ref, title, moreHref, list = 'row', aside, children }: ProductRowProps) {
  const t = useT()
  const id = useId()
  return (
    <section ref={ref} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
        {moreHref ? (
          <Link to={moreHref} className={styles.more} aria-label={t('card.see_all_of', { title })}>
            {t('card.see_all')}
            <Icon name="chevron-right" size={18} />
          </Link>
        ) : null}
      </div>
      <ul className={styles.row} aria-labelledby={id} data-list={list}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </section>
  )
}
