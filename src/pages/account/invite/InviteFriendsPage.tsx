import { inviteOffer } from '../../../domain/engagement/invite.ts'
import type { InviteStatus } from '../../../contract/entities/account/invite.ts'
import { formatSimplePrice } from '../../../domain/money.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { useConfig, useSession } from '../../../stores/session/session.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Illustration } from '../../../ui/media/Illustration.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { AccountBack } from '../AccountBack.tsx'
import styles from './InviteFriendsPage.module.css'
import { ShareInvite } from './ShareInvite.tsx'

/** The rewards of inviting friends, the code and the link, and the results so far (document 1 §1 and §2, `/account/invite`). */
export function InviteFriendsPage() {
  const t = useT()
  const { page, account } = usePageGroup('account')
  const config = useConfig()
  const user = useSession((session) => session.user)
  const offer = config && inviteOffer(config, user?.isGuest === false ? user : undefined)
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <AccountBack />
      {account.invite && offer ? (
        <Invite invite={account.invite} />
      ) : (
        <EmptyState
          level={1}
          illustration="red-envelope"
          title={t('invite.none')}
          text={t('invite.none_text')}
          action={<LinkButton to={to.account()}>{t('account.title')}</LinkButton>}
        />
      )}
    </div>
  )
}

function Invite({ invite }: { invite: InviteStatus }) {
  const t = useT()
  const { creditAmount, flatDiscount, orderMinimum, friends, earned } = invite
  const amounts = {
    credit: formatSimplePrice(creditAmount),
    discount: formatSimplePrice(flatDiscount),
    minimum: formatSimplePrice(orderMinimum),
  }
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.text}>
          <h1 className={styles.title}>{t('invite.title', amounts)}</h1>
          <p>{t('invite.text', amounts)}</p>
        </div>
        <Illustration name="wrapped-gift" size={96} priority className={styles.picture} />
      </header>
      <ShareInvite invite={invite} />
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="invite-how">
          <h2 id="invite-how" className={styles.subtitle}>
            {t('invite.how')}
          </h2>
          <ol className={styles.steps}>
            <li>{t('invite.step_send')}</li>
            <li>{t('invite.step_order', amounts)}</li>
            <li>{t('invite.step_credit', amounts)}</li>
          </ol>
        </section>
        <section className={styles.card} aria-labelledby="invite-so-far">
          <h2 id="invite-so-far" className={styles.subtitle}>
            {t('invite.so_far')}
          </h2>
          {friends === 0 ? (
            <p>{t('invite.nobody')}</p>
          ) : (
            <>
              <p className={styles.earned}>{formatSimplePrice(earned)}</p>
              <p>{t('invite.friends', { count: friends })}</p>
            </>
          )}
        </section>
      </div>
    </>
  )
}
