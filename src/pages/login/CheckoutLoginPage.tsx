import { useT } from '../../i18n/index.ts'
import { openModal } from '../../stores/overlays/modals.ts'
import { usePageData } from '../../stores/session/pageData.ts'
import { Button } from '../../ui/button/Button.tsx'
import { MuiScope } from '../../ui/dialog/MuiScope.tsx'
import { Seo } from '../../features/seo/Seo.tsx'
import styles from './CheckoutLoginPage.module.css'
import { GuestForm } from './GuestForm.tsx'

/**
 * `/checkout-login`: log in, create an account or continue as a guest, on the way to the checkout. The server redirects logged-in shoppers,
 * which leads on after a login.
 */
export function CheckoutLoginPage() {
  const t = useT()
  const { page } = usePageData()
  const open = (stage: 'login' | 'join') => openModal({ kind: 'login', deferredAction: null, stage })
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <h1 className={styles.title}>{t('checkout_login.title')}</h1>
      <section className={styles.card} aria-labelledby="with-account">
        <h2 id="with-account">{t('checkout_login.account')}</h2>
        <p>{t('checkout_login.account_text')}</p>
        <Button size="large" wide onClick={() => open('login')}>
          {t('login.submit')}
        </Button>
        <Button variant="outline" size="large" wide onClick={() => open('join')}>
          {t('open_account.title')}
        </Button>
      </section>
      <section className={styles.card} aria-labelledby="as-guest">
        <h2 id="as-guest">{t('checkout_login.guest')}</h2>
        <MuiScope fallback={<div className={styles.awaited} />}>
          <GuestForm />
        </MuiScope>
      </section>
    </div>
  )
}
