import { useEffect, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { useT } from '../../i18n/index.ts'
import { mergeCarts } from '../../stores/login/mergeCarts.ts'
import { closeModal, openModal } from '../../stores/overlays/modals.ts'
import { useSession } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import { CartChanges } from '../cart/CartChanges.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

/**
 * Brings the guest's cart of this browser into the account, since the login happened on another device. Returns the differences, or null
 * until the answer.
 */
function useMergedCart(isLoggedIn: boolean): readonly CartDifference[] | null {
  const [differences, setDifferences] = useState<readonly CartDifference[] | null>(null)
  useEffect(() => {
    if (!isLoggedIn) return
    mergeCarts().then(setDifferences, (error: unknown) => {
      // The guest's cart stays on the server, and the next login brings it along.
      if (isFailure(error)) setDifferences([])
      else throw error
    })
  }, [isLoggedIn])
  return differences
}

/** The result of a login on another device (document 1 §4, link session); a success without differences of the cart closes by itself. */
export function LinkSession({ modal: { isLinked }, isOpen }: ModalOf<'link-session'>) {
  const t = useT()
  const isGuest = useSession(({ user }) => user?.isGuest !== false)
  const differences = useMergedCart(isLinked && !isGuest)
  const hasDifferences = differences !== null && differences.length > 0
  const isSettled = isGuest || differences !== null
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      fadesOut={isLinked && isSettled && !hasDifferences}
      title={t(isLinked ? 'link_session.success_title' : 'link_session.failure_title')}
      actions={
        <>
          {!isLinked && isGuest ? (
            <Button variant="outline" onClick={() => openModal({ kind: 'login', deferredAction: null })}>
              {t('link_session.login')}
            </Button>
          ) : null}
          <Button onClick={closeModal}>{t('shell.understood')}</Button>
        </>
      }
    >
      <p>{t(isLinked ? 'link_session.success_text' : 'link_session.failure_text')}</p>
      {hasDifferences ? (
        <CartChanges differences={differences} text={t('login.merged_text')} actions={null} />
      ) : null}
    </Modal>
  )
}
