import { useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { rememberCapture } from '../../stores/engagement/dismissals.ts'
import { Modal } from '../../ui/dialog/Modal.tsx'
import { CaptureForm } from './CaptureForm.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

/**
 * Shown to a guest who is about to leave: collects an email or phone number for offers, then a thank-you that fades out (document 1 §4).
 */
export function ExitIntent({ isOpen }: Pick<ModalOf<'exit-intent'>, 'isOpen'>) {
  const t = useT()
  const [isDone, setIsDone] = useState(false)
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The form had the focus.
    if (isDone) end.current?.focus()
  }, [isDone])
  return (
    <Modal isOpen={isOpen} onClose={closeModal} fadesOut={isDone} title={t('leaving.offers_title')}>
      {isDone ? (
        <p ref={end} tabIndex={-1}>
          {t('customer_data_capture_form.confirmed')}
        </p>
      ) : (
        <>
          <p>{t('customer_data_capture_form.text')}</p>
          <CaptureForm
            path=""
            onDone={() => {
              rememberCapture()
              setIsDone(true)
            }}
            onClose={closeModal}
          />
        </>
      )}
    </Modal>
  )
}
