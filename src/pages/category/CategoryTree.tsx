import type { Category } from '../../contract/entities/product/category.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Link } from '../../navigation/link/Link.tsx'
import styles from './CategoryTree.module.css'

interface CategoryTreeProps {
  department: Category
  /** The present category; its ancestors are expanded. */
  current: Category
}

const visible = (categories: readonly Category[]) => categories.filter(({ isVisible }) => isVisible)

const isOnTheWay = (category: Category, current: Category) =>
  category.gid === current.gid || current.path.split('/').includes(category.gid)

function Branch({ categories, current }: { categories: readonly Category[]; current: Category }) {
  return (
    <ul className={styles.branch}>
      {visible(categories).map((category) => (
        <li key={category.gid}>
          <Link
            to={to.category(category)}
            className={styles.link}
            aria-current={category.gid === current.gid ? 'page' : undefined}
          >
            {category.displayName}
          </Link>
          {category.children.length > 0 && isOnTheWay(category, current) ? (
            <Branch categories={category.children} current={current} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** The categories of the department, expanded to the present one, with "All in …" on top (document 1 §2, left side menu). */
export function CategoryTree({ department, current }: CategoryTreeProps) {
  const t = useT()
  return (
    <nav className={styles.tree} aria-label={t('category.tree', { name: department.displayName })}>
      <Link
        to={to.category(department)}
        className={styles.all}
        aria-current={department.gid === current.gid ? 'page' : undefined}
      >
        {t('category.all_in', { name: department.displayName })}
      </Link>
      <Branch categories={department.children} current={current} />
    </nav>
  )
}
