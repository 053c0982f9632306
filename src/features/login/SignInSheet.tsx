import { useEffect, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { answerSignInSheet, useSignInSheet } from '../../stores/login/signInSheet.ts'
import type { SocialAccount } from '../../stores/login/social.ts'
import { useCoveredPage } from '../../stores/overlays/useCoveredPage.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import { OtherAccountForm } from './OtherAccountForm.tsx'
import { signInProviders } from './providers/signInProviders.ts'
import { SignInAccounts } from './SignInAccounts.tsx'
import styles from './SignInSheet.module.css'

const cancel = () => answerSignInSheet({ kind: 'cancelled' })

/**
 * The shop's own sheet in place of a provider's window, without the look of the provider: an account is chosen or typed in, and approved.
 * Closing it cancels, as does leaving the page.
 */
export function SignInSheet() {
  const t = useT()
  const open = useSignInSheet((sheet) => sheet.request)
  // The content stays while the dialog fades out.
  const [shown, setShown] = useState(open)
  const [isOther, setOther] = useState(false)
  if (open !== null && open !== shown) {
    setShown(open)
    setOther(false)
  }
  useEffect(() => cancel, [])
  useCoveredPage(open !== null, cancel)
  if (!shown) return null

  const { provider, sharesEmail } = shown
  const { name } = signInProviders[provider]
  const approve = ({ email, ...account }: Omit<SocialAccount, 'kind'>) =>
    answerSignInSheet({
      kind: 'approved',
      account: { ...account, kind: provider, ...(sharesEmail && email !== undefined ? { email } : {}) },
    })
  return (
    <Modal isOpen={open !== null} onClose={cancel} title={t('social.sheet_title', { name })} look="peek">
      <div className={styles.sheet}>
        <p>{t(sharesEmail ? 'social.sheet_text' : 'social.sheet_text_name', { name })}</p>
        {isOther ? (
          <OtherAccountForm provider={provider} onApprove={approve} />
        ) : (
          <>
            <SignInAccounts provider={provider} onChosen={approve} />
            <Button variant="quiet" wide onClick={() => setOther(true)}>
              {t('social.other_account')}
            </Button>
          </>
        )}
        <Button variant="outline" wide onClick={cancel}>
          {t('social.cancel')}
        </Button>
        <details className={styles.tests}>
          <summary>{t('payment.tests')}</summary>
          <Button variant="outline" size="small" onClick={() => answerSignInSheet({ kind: 'blocked' })}>
            {t('social.block')}
          </Button>
          <p>{t('social.demo', { name })}</p>
        </details>
      </div>
    </Modal>
  )
}
