import { useState } from 'react'
import { settleChallenge } from '../../api/botChallenge.ts'
import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { loginCalls } from '../../contract/calls/auth/login.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { rememberModal } from '../../stores/overlays/rememberModal.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

const NOT_FOUND = 404

/**
 * The challenge of the bot protection (document 2 §6 and §8), in place of a vendor's widget: confirming passes it, and the blocked calls
 * continue. Closing it gives up.
 */
export function BotChallenge({ modal: { challengeId }, isOpen }: ModalOf<'bot-challenge'>) {
  const t = useT()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)

  const giveUp = () => {
    settleChallenge(false)
    closeModal()
  }

  const pass = async () => {
    const closeThis = rememberModal()
    setSending(true)
    setProblem(null)
    try {
      await request(loginCalls.passBotChallenge, { body: { challengeId } })
      settleChallenge(true)
      closeThis()
    } catch (error) {
      if (!isFailure(error)) throw error
      // The protection requires another challenge now, which only a reload can show.
      if (error.status === NOT_FOUND) giveUp()
      else setProblem(failureMessage(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={giveUp}
      title={t('shell.bot_title')}
      actions={
        <>
          <Button variant="outline" onClick={giveUp}>
            {t('shell.bot_decline')}
          </Button>
          <Button pending={isSending} onClick={() => void pass()}>
            {t('shell.bot_confirm')}
          </Button>
        </>
      }
    >
      <p>{t('shell.bot_text')}</p>
      <FormError message={problem && t(problem)} />
    </Modal>
  )
}
