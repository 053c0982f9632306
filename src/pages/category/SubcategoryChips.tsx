import { Link } from 'react-router-dom'
import type { Category } from '../../contract/entities/category.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import styles from './SubcategoryChips.module.css'

/** The way on into a category: its parts as chips to swipe through. */
export function SubcategoryChips({ category }: { category: Category }) {
  const t = useT()
  const parts = category.children.filter(({ isVisible }) => isVisible)
  if (parts.length === 0) return null
  return (
    <nav aria-label={t('category.parts', { name: category.displayName })}>
      <ul className={styles.chips}>
        {parts.map((part) => (
          <li key={part.gid}>
            <Link to={to.category(part)} className={styles.chip}>
              {part.display}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
