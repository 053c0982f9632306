import { useEffect, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { accountCalls } from '../../contract/calls/account.ts'
import type { Dashboard } from '../../contract/entities/account/dashboard.ts'
import { formatPrice } from '../../domain/money.ts'
import { formatCount } from '../../i18n/format.ts'
import { useLanguage, useT } from '../../i18n/index.ts'
import { Link } from '../../navigation/link/Link.tsx'
import { to } from '../../paths.ts'
import { closePanel } from '../../stores/overlays/panels.ts'
import { useSession } from '../../stores/session/session.ts'
import styles from './AccountPanel.module.css'

/** The dashboard of the account panel; null while it loads, and after a failure, because the links below lead to the same. */
function useDashboard(): Dashboard | null {
  const language = useLanguage()
  const [dashboard, setDashboard] = useState<Dashboard | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const read = async () => {
      try {
        setDashboard((await request(accountCalls.accountDashboard, { signal: controller.signal })).data)
      } catch (error) {
        if (!controller.signal.aborted && !isFailure(error)) throw error
      }
    }
    void read()
    return () => controller.abort()
  }, [language])
  return dashboard
}

/** The account at a glance: its name, points and credit, and the newest order on its way (document 2 §7, dashboard). */
export function AtAGlance() {
  const t = useT()
  const language = useLanguage()
  const user = useSession((session) => session.user)
  const dashboard = useDashboard()
  if (user?.isGuest !== false) return null
  const { rewardEnabled: hasRewards = true, creditEnabled: hasCredits = true } = user.businessAccount ?? {}
  const newest = dashboard?.ordersOnTheWay[0]
  return (
    <section className={styles.glance} aria-label={t('account.title')}>
      <p className={styles.who}>
        {user.name.first} {user.name.last}
      </p>
      <p className={styles.sums}>
        {dashboard === null ? (
          '\u00A0'
        ) : (
          <>
            {hasRewards
              ? t('account.panel_points', {
                  count: dashboard.rewardPoints,
                  shown: formatCount(dashboard.rewardPoints, language),
                })
              : null}
            {hasRewards && hasCredits ? ' · ' : null}
            {hasCredits ? t('account.panel_credit', { amount: formatPrice(dashboard.credits) }) : null}
          </>
        )}
      </p>
      {newest ? (
        <Link to={to.order({ gid: newest.gid })} className={styles.order} onClick={closePanel}>
          {t('account.panel_order', {
            number: newest.gid,
            status: t(`confirmation.status_${newest.status}`),
          })}
        </Link>
      ) : null}
    </section>
  )
}
