import { useT } from '../../i18n/index.ts'
import { closeModal, openModal } from '../../stores/overlays/modals.ts'
import { useSession } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

/** The result of a login on another device (document 1 §4, link session); a success closes by itself. */
export function LinkSession({ modal: { isLinked }, isOpen }: ModalOf<'link-session'>) {
  const t = useT()
  const isGuest = useSession(({ user }) => user?.isGuest !== false)
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      fadesOut={isLinked}
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
    </Modal>
  )
}
