import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { Category } from '../../contract/entities/category.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { closePanel, usePanels } from '../../stores/panels.ts'
import { useSession } from '../../stores/session.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Illustration } from '../../ui/Illustration.tsx'
import styles from './NavPanel.module.css'

const none: readonly Category[] = []

const visibleOf = (categories: readonly Category[]) => categories.filter(({ isVisible }) => isVisible)

function Shelf({ category, isDeep = false }: { category: Category; isDeep?: boolean }) {
  const below = visibleOf(category.children)
  return (
    <li>
      <NavLink
        to={to.category(category)}
        className={isDeep ? `${styles.shelf} ${styles.deep}` : (styles.shelf ?? '')}
        onClick={closePanel}
      >
        {category.display}
      </NavLink>
      {below.length > 0 ? (
        <ul>
          {below.map((child) => (
            <Shelf key={child.gid} category={child} isDeep />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function Department({ category }: { category: Category }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const id = `nav-${category.gid}`
  const shelves = visibleOf(category.children)
  return (
    <li>
      <div className={styles.row}>
        <NavLink to={to.category(category)} className={styles.department ?? ''} onClick={closePanel}>
          <span className={styles.tile} data-tint={category.tint}>
            <Illustration name={category.illustration} size={34} />
          </span>
          {category.displayName}
        </NavLink>
        {shelves.length > 0 ? (
          <IconButton
            icon="chevron-down"
            size={20}
            className={styles.toggle}
            label={t('shell.shelves_of', { name: category.displayName })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          />
        ) : null}
      </div>
      <ul id={id} hidden={!isOpen}>
        {shelves.map((shelf) => (
          <Shelf key={shelf.gid} category={shelf} />
        ))}
      </ul>
    </li>
  )
}

/** All departments, and what stands in each (document 1 §2, Panels: nav). */
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
