import type { Category } from '../../contract/entities/product/category.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { openPanel } from '../../stores/overlays/panels.ts'
import { useSession } from '../../stores/session/session.ts'
import { NavLink } from '../../navigation/link/Link.tsx'
import { StableText } from '../../ui/text/StableText.tsx'
import styles from './Departments.module.css'

/** As many as fit; the rest are in the panel of all departments. */
const SHOWN = 10

const none: readonly Category[] = []

/** The row of departments on a wide screen. */
export function Departments() {
  const t = useT()
  const categories = useSession(({ base }) => base?.categories ?? none)
  const visible = categories.filter(({ isVisible }) => isVisible)
  return (
    <nav className={styles.departments} aria-label={t('shell.departments')}>
      <ul className={styles.list}>
        <li className={styles.item}>
          <button
            type="button"
            className={styles.all}
            aria-haspopup="dialog"
            onClick={() => openPanel('nav')}
          >
            <StableText>{t('shell.all_departments')}</StableText>
          </button>
        </li>
        {visible.slice(0, SHOWN).map((category) => (
          <li key={category.gid} className={styles.item}>
            <NavLink to={to.category(category)} className={styles.link ?? ''}>
              <StableText>{category.display}</StableText>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
