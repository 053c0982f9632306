import { useState } from 'react'
import type { Category } from '../../contract/entities/product/category.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { closePanel, usePanels } from '../../stores/overlays/panels.ts'
import { useSession } from '../../stores/session/session.ts'
import { Drawer } from '../../ui/dialog/Drawer.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Illustration } from '../../ui/media/Illustration.tsx'
import { NavLink } from '../../navigation/link/Link.tsx'
import styles from './NavPanel.module.css'
import { useSubcategories } from './useSubcategories.ts'

const none: readonly Category[] = []

const visibleOf = (categories: readonly Category[]) => categories.filter(({ isVisible }) => isVisible)

function CategoryItem({ category, isDeep = false }: { category: Category; isDeep?: boolean }) {
  const below = visibleOf(category.children)
  return (
    <li>
      <NavLink
        to={to.category(category)}
        className={isDeep ? `${styles.category} ${styles.deep}` : (styles.category ?? '')}
        onClick={closePanel}
      >
        {category.display}
      </NavLink>
      {below.length > 0 ? (
        <ul>
          {below.map((child) => (
            <CategoryItem key={child.gid} category={child} isDeep />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

/** A department; its categories load when it is first opened. */
function Department({ category }: { category: Category }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const id = `nav-${category.gid}`
  return (
    <li>
      <div className={styles.row}>
        <NavLink to={to.category(category)} className={styles.department ?? ''} onClick={closePanel}>
          <span className={styles.tile} data-tint={category.tint}>
            <Illustration name={category.illustration} size={34} />
          </span>
          {category.displayName}
        </NavLink>
        <IconButton
          icon="chevron-down"
          size={20}
          className={styles.toggle}
          label={t('shell.categories_of', { name: category.displayName })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Subcategories department={category} /> : null}
      </div>
    </li>
  )
}

/** All products of a department, and each of its categories. After a failure there are none (document 2 §8, category tree). */
function Subcategories({ department }: { department: Category }) {
  const t = useT()
  const subcategories = useSubcategories(department.gid)
  return (
    <ul aria-busy={subcategories === null}>
      <li>
        <NavLink to={to.category(department)} end className={styles.category ?? ''} onClick={closePanel}>
          {t('category.all_in', { name: department.displayName })}
        </NavLink>
      </li>
      {visibleOf(subcategories ?? none).map((category) => (
        <CategoryItem key={category.gid} category={category} />
      ))}
    </ul>
  )
}

/** All departments with their categories (document 1 §2, Panels: nav). */
export function NavPanel() {
  const t = useT()
  const isOpen = usePanels((panels) => panels.open === 'nav')
  const categories = useSession(({ base }) => base?.categories ?? none)
  return (
    <Drawer isOpen={isOpen} onClose={closePanel} side="left" title={t('shell.departments')}>
      <nav aria-label={t('shell.departments')}>
        <ul className={styles.list}>
          {visibleOf(categories).map((category) => (
            <Department key={category.gid} category={category} />
          ))}
        </ul>
      </nav>
    </Drawer>
  )
}
