import type { PageInfo } from '../../contract/entities/page.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import { StableText } from '../../ui/text/StableText.tsx'
import styles from './Breadcrumbs.module.css'

/** The breadcrumb; its last entry is the page itself (document 1 §2: on category pages, not on product pages). */
export function Breadcrumbs({ breadcrumbs }: Pick<PageInfo, 'breadcrumbs'>) {
  const t = useT()
  const above = breadcrumbs.slice(0, -1).filter(({ path }) => path !== to.home())
  const here = breadcrumbs.at(-1)
  return (
    <nav aria-label={t('category.breadcrumbs')}>
      <ol className={styles.way}>
        {[{ name: t('category.home'), path: to.home() }, ...above].map(({ name, path }) => (
          <li key={path} className={styles.step}>
            <Link to={path} className={styles.link}>
              {path === to.home() ? <StableText>{name}</StableText> : name}
            </Link>
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
        {here ? (
          <li className={styles.step} aria-current="page">
            <span className={styles.name}>{here.name}</span>
          </li>
        ) : null}
      </ol>
    </nav>
  )
}
