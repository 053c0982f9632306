import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Category } from '../../contract/entities/category.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { parentOf } from './parentOf.ts'
import styles from './SubcategoryChips.module.css'

interface SubcategoryChipsProps {
  category: Category
  department: Category
}

/** The way on into a category: its parts as chips to swipe through; of one without parts, those beside it. */
export function SubcategoryChips({ category, department }: SubcategoryChipsProps) {
  const t = useT()
  const row = useRef<HTMLUListElement>(null)
  const above = category.children.length > 0 ? category : parentOf(category, department)
  const parts = (above?.children ?? []).filter(({ isVisible }) => isVisible)

  // The one on screen may stand far along the row.
  useLayoutEffect(() => {
    const list = row.current
    const here = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && here) list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2
  }, [category.gid])

  if (!above || parts.length === 0) return null
  return (
    <nav aria-label={t('category.parts', { name: above.displayName })}>
      <ul ref={row} className={styles.chips}>
        {parts.map((part) => (
          <li key={part.gid}>
            <Link
              to={to.category(part)}
              className={styles.chip}
              aria-current={part.gid === category.gid ? 'page' : undefined}
            >
              {part.display}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
