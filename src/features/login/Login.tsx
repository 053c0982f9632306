import { useEffect, useRef, useState } from 'react'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { useT } from '../../i18n/index.ts'
import { readFormDraft } from '../../stores/base/formDraft.ts'
import { currentAccount } from '../../stores/session/account.ts'
import { runDeferredAction } from '../../stores/deferred/deferredActions.ts'
import { dropDeferredAction, keepDeferredAction } from '../../stores/deferred/keptAction.ts'
import { forgetMerge } from '../../stores/session/logins.ts'
import type { SocialAccount } from '../../stores/login/social.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import { CartChanges } from '../cart/CartChanges.tsx'
import { loginReason } from './loginReason.ts'
import { LoginStages, type Stage } from './LoginStages.tsx'
import { typedEmail } from './typedEmail.ts'
import { SignInSheet } from './SignInSheet.tsx'
import { useLoginTexts } from './useLoginTexts.ts'

const titles = {
  login: 'login.title',
  code: 'login.title',
  join: 'open_account.title',
  forgotten: 'forgot_password.title',
} as const

/** What was typed before a reload; only the form for a code takes a phone number. */
const draftFor = (stage: Stage): string =>
  stage === 'code' ? (readFormDraft('login')['email'] ?? '') : typedEmail()

/** Logs a guest in without leaving the page and continues the interrupted action; closing the dialog as a guest cancels it. */
export function Login({ modal, isOpen }: ModalOf<'login'>) {
  const { deferredAction } = modal
  const t = useT()
  const hasTexts = useLoginTexts()
  const [opened, setOpened] = useState<typeof modal | null>(null)
  const [stage, setStage] = useState<Stage>('login')
  const [email, setEmail] = useState('')
  const [social, setSocial] = useState<SocialAccount | null>(null)
  const [differences, setDifferences] = useState<readonly CartDifference[]>([])
  // State is new each time the dialog opens.
  if (opened !== modal) {
    setOpened(modal)
    setStage(modal.stage ?? 'login')
    setEmail(modal.email ?? draftFor(modal.stage ?? 'login'))
    setSocial(null)
    setDifferences([])
  }
  useEffect(() => {
    if (deferredAction) keepDeferredAction(deferredAction)
  }, [deferredAction])
  const isMerged = differences.length > 0
  const changes = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => {
    if (isMerged) changes.current?.focus()
  }, [isMerged])
  const goOn = () => {
    dropDeferredAction()
    closeModal()
    if (deferredAction && currentAccount()) void runDeferredAction(deferredAction)
  }
  /** The differences of the merged cart, if any, are shown until the shopper continues (document 1 §4, cart differences). */
  const onLoggedIn = (changed: readonly CartDifference[]) => {
    if (changed.length === 0) return goOn()
    setDifferences(changed)
    // Shown here once.
    forgetMerge()
  }
  /** The typed email carries over. */
  const turnTo = (next: Stage, typed: string, account: SocialAccount | null) => {
    setEmail(typed)
    setSocial(account)
    setStage(next)
  }
  const formTitle = stage === 'join' && social ? 'social.join_title' : titles[stage]
  return (
    <>
      <Modal isOpen={isOpen} onClose={goOn} title={t(isMerged ? 'cart_merge.title' : formTitle)} look="login">
        {isMerged ? (
          <div ref={changes} tabIndex={-1}>
            <CartChanges
              differences={differences}
              text={t('login.merged_text')}
              actions={<Button onClick={goOn}>{t('login.go_on')}</Button>}
            />
          </div>
        ) : (
          <LoginStages
            stage={stage}
            hasTexts={hasTexts}
            reason={loginReason(modal, t)}
            email={email}
            social={social}
            // An invitation names its account itself.
            mayJoin={deferredAction?.kind !== 'organization-invite'}
            onTurn={turnTo}
            onLoggedIn={onLoggedIn}
          />
        )}
      </Modal>
      {isOpen ? <SignInSheet /> : null}
    </>
  )
}
