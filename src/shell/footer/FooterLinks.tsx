import { pathTo } from '../../contract/pathTo.ts'
import { inviteOffer } from '../../domain/engagement/invite.ts'
import { formatSimplePrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { isBusinessView, useConfig, useSession } from '../../stores/session/session.ts'
import { Link } from '../../navigation/link/Link.tsx'
import styles from './Footer.module.css'

const texts = [
  { key: 'footer.faqs', slug: 'faqs' },
  { key: 'footer.terms', slug: 'terms-conditions' },
  { key: 'footer.privacy_english', slug: 'privacy-policy-eng' },
  { key: 'footer.privacy_malay', slug: 'privacy-policy-malay' },
  { key: 'footer.refunds', slug: 'refund-policy' },
] as const

/** The invite link with both rewards; nothing where invites are off (document 1 §1). */
function InviteLink() {
  const t = useT()
  const config = useConfig()
  const user = useSession((session) => session.user)
  const offer = config && inviteOffer(config, user?.isGuest === false ? user : undefined)
  if (!offer) return null
  const amounts = {
    inviter: formatSimplePrice(offer.forInviter),
    friend: formatSimplePrice(offer.forFriend),
  }
  return (
    <li>
      <Link to={to.invite()} className={styles.link}>
        {t('footer.invite', amounts)}
      </Link>
    </li>
  )
}

/** The links to texts, and the two links that depend on the shopper (document 1 §1 and §6). */
export function FooterLinks() {
  const t = useT()
  const isBusiness = useSession(isBusinessView)
  return (
    <ul className={styles.links}>
      {texts.map(({ key, slug }) => (
        <li key={slug}>
          <Link to={to.text(slug)} className={styles.link}>
            {t(key)}
          </Link>
        </li>
      ))}
      <li>
        <Link to={pathTo('/find-order')} className={styles.link}>
          {t('order.track')}
        </Link>
      </li>
      <li>
        <Link to={to.blog()} className={styles.link}>
          {t('footer.blog')}
        </Link>
      </li>
      <li>
        <Link to={to.branch()} className={styles.link}>
          {t('footer.branches')}
        </Link>
      </li>
      <li>
        <Link to={to.insights()} className={styles.link}>
          {t('footer.insights')}
        </Link>
      </li>
      {isBusiness ? (
        <li>
          <Link to={to.whyShop()} className={styles.link}>
            {t('shell.why_shop')}
          </Link>
        </li>
      ) : null}
      <InviteLink />
    </ul>
  )
}
