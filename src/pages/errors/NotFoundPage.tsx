import { useNavigate } from 'react-router-dom'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { rememberSearch } from '../../stores/search/searchHistory.ts'
import { useSession } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Illustration } from '../../ui/media/Illustration.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { Seo } from '../../features/seo/Seo.tsx'
import styles from './NotFoundPage.module.css'

const DEPARTMENTS_SHOWN = 4

/** Page not found: search, home, and departments (document 1 §2, `/404` and the catch-all). */
export function NotFoundPage() {
  const t = useT()
  const navigate = useNavigate()
  const departments = useSession((session) => session.base)?.categories ?? []
  const search = (data: FormData) => {
    const term = data.get('term')
    if (typeof term !== 'string') return
    rememberSearch(term)
    void navigate(to.search(term.trim()))
  }
  return (
    <div className={styles.page}>
      <Seo
        seo={{ title: t('errors.not_found_seo'), description: t('errors.not_found_text') }}
        robots="noindex"
      />
      <EmptyState
        level={1}
        illustration="basket"
        title={t('errors.not_found_title')}
        text={t('errors.not_found_text')}
        action={<LinkButton to={to.home()}>{t('errors.home')}</LinkButton>}
      />
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          search(new FormData(event.currentTarget))
        }}
      >
        <input
          type="search"
          name="term"
          className={styles.field}
          aria-label={t('errors.not_found_search')}
          placeholder={t('errors.not_found_search')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="outline">
          {t('errors.not_found_search_button')}
        </Button>
      </form>
      {departments.length > 0 ? (
        <nav aria-label={t('errors.popular_departments')}>
          <h2 className={styles.heading}>{t('errors.popular_departments')}</h2>
          <ul className={styles.departments}>
            {departments.slice(0, DEPARTMENTS_SHOWN).map((department) => (
              <li key={department.gid}>
                <Link to={to.category(department)} className={styles.department}>
                  <span className={styles.picture} data-tint={department.tint}>
                    <Illustration name={department.illustration} size={40} />
                  </span>
                  {department.display}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}
