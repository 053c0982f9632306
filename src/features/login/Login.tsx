import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { currentAccount } from '../../stores/session/account.ts'
import { runDeferredAction } from '../../stores/deferred/deferredActions.ts'
import { dropDeferredAction, keepDeferredAction } from '../../stores/deferred/keptAction.ts'
import { forgetMerge } from '../../stores/session/logins.ts'
import { closeModal, type DeferredAction } from '../../stores/overlays/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CartChanges } from '../cart/CartChanges.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { CreateAccountForm } from './CreateAccountForm.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

const reasons: Record<DeferredAction['kind'], MessageKey> = {
  favorite: 'login.for_favorite',
  'back-in-stock': 'login.for_notice',
  'shopping-list': 'login.for_list',
  'saved-list': 'login.for_own_list',
  'list-item': 'login.for_own_list',
  game: 'login.for_game',
  coupon: 'login.for_coupon',
  'organization-invite': 'login.for_invite',
}

const titles = {
  login: 'login.title',
  join: 'open_account.title',
  forgotten: 'forgot_password.title',
} as const

const nameIn = (deferredAction: DeferredAction): string => {
  if ('variant' in deferredAction) return deferredAction.variant.name
  if (deferredAction.kind === 'coupon') return deferredAction.coupon.name
  return deferredAction.kind === 'organization-invite' ? deferredAction.invite.organizationName : ''
}

/** Logs a guest in without leaving the page and continues the interrupted action; closing the dialog as a guest cancels it. */
export function Login({ modal, isOpen }: ModalOf<'login'>) {
  const { deferredAction } = modal
  const t = useT()
  const [opened, setOpened] = useState<typeof modal | null>(null)
  const [stage, setStage] = useState<keyof typeof titles>('login')
  const [email, setEmail] = useState('')
  // State is new each time the dialog opens.
  if (opened !== modal) {
    setOpened(modal)
    setStage(modal.isForgotten ? 'forgotten' : 'login')
    setEmail(modal.email ?? '')
  }
  useEffect(() => {
    if (deferredAction) keepDeferredAction(deferredAction)
  }, [deferredAction])
  const goOn = () => {
    dropDeferredAction()
    closeModal()
    if (deferredAction && currentAccount()) void runDeferredAction(deferredAction)
  }
  /** The typed email carries over. */
  const turnTo = (next: 'login' | 'forgotten', typed: string) => {
    setEmail(typed)
    setStage(next)
  }
  const plain = t(modal.email ? 'reset_password.done' : 'login.plain')
  const reason = deferredAction ? t(reasons[deferredAction.kind], { name: nameIn(deferredAction) }) : plain
  // An invitation names its account itself.
  const mayOpenOne = deferredAction?.kind !== 'organization-invite'
  return (
    <Modal isOpen={isOpen} onClose={goOn} title={t(titles[stage])} look="login">
      {stage === 'join' ? (
        <CreateAccountForm onDone={goOn} onLogIn={() => setStage('login')} />
      ) : stage === 'forgotten' ? (
        <ForgotPasswordForm email={email} onLogIn={(typed) => turnTo('login', typed)} />
      ) : (
        <LoggingIn
          reason={reason}
          email={email}
          onForgotten={(typed) => turnTo('forgotten', typed)}
          onDone={goOn}
        >
          {mayOpenOne ? (
            <Button variant="quiet" wide onClick={() => setStage('join')}>
              {t('open_account.offer')}
            </Button>
          ) : null}
        </LoggingIn>
      )}
    </Modal>
  )
}

interface LoggingInProps extends Pick<ComponentProps<typeof LoginForm>, 'reason' | 'email' | 'onForgotten'> {
  onDone: () => void
  /** For guests without an account. */
  children: ReactNode
}

/** The form, and then the differences of the merged cart, if any, until the shopper continues (document 1 §4, cart differences). */
function LoggingIn({ onDone, children, ...form }: LoggingInProps) {
  const t = useT()
  const [differences, setDifferences] = useState<readonly CartDifference[]>([])
  const onLoggedIn = (changed: readonly CartDifference[]) => {
    if (changed.length === 0) return onDone()
    setDifferences(changed)
    // Shown here once.
    forgetMerge()
  }
  if (differences.length === 0)
    return (
      <>
        <LoginForm {...form} onDone={onLoggedIn} />
        {children}
      </>
    )
  return (
    <CartChanges
      differences={differences}
      text={t('login.merged_text')}
      actions={<Button onClick={onDone}>{t('login.go_on')}</Button>}
    />
  )
}
