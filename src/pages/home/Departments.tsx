import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Category } from '../../contract/entities/product/category.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Illustration } from '../../ui/media/Illustration.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import styles from './Departments.module.css'

/** Two rows of four on a phone, one row of eight on a wide screen. */
const SHOWN_FIRST = 8

/** The departments as tiles: the first eight, the rest on demand. */
export function Departments({ categories }: { categories: readonly Category[] }) {
  const t = useT()
  const [isWhole, setIsWhole] = useState(false)
  const tiles = useRef<HTMLUListElement>(null)
  const visible = categories.filter((category) => category.isVisible)
  // New tiles appear before the button, which moves down: the focus goes to the first new tile.
  const turn = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    flushSync(() => setIsWhole(!isWhole))
    if (isWhole) button.scrollIntoView({ block: 'nearest' })
    else tiles.current?.children[SHOWN_FIRST]?.querySelector('a')?.focus()
  }
  return (
    <nav aria-label={t('home.departments')}>
      <ul ref={tiles} className={styles.tiles}>
        {visible.slice(0, isWhole ? visible.length : SHOWN_FIRST).map((category) => (
          <li key={category.gid}>
            <Link to={to.category(category)} className={styles.tile}>
              <span className={styles.picture} data-tint={category.tint}>
                <Illustration name={category.illustration} size={80} priority />
              </span>
              <span className={styles.name}>{category.display}</span>
            </Link>
          </li>
        ))}
      </ul>
      {visible.length > SHOWN_FIRST ? (
        <button type="button" className={styles.all} aria-expanded={isWhole} onClick={turn}>
          {isWhole ? t('home.fewer_departments') : t('home.all_departments')}
          <Icon name={isWhole ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      ) : null}
    </nav>
  )
}
