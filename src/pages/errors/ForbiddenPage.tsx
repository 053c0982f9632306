import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { Seo } from '../../features/seo/Seo.tsx'

/** A page that the account has no permission for: another reload would be refused as well (document 1 §6, 403). */
export function ForbiddenPage() {
  const t = useT()
  return (
    <>
      <Seo
        seo={{ title: t('errors.forbidden_seo'), description: t('handlers.forbidden') }}
        robots="noindex"
      />
      <EmptyState
        level={1}
        illustration="locked"
        title={t('errors.forbidden_title')}
        text={t('handlers.forbidden')}
        action={<LinkButton to={to.account()}>{t('errors.forbidden_account')}</LinkButton>}
      />
    </>
  )
}
