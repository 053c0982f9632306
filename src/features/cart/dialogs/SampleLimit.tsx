import { useT } from '../../../i18n/index.ts'
import { useConfig } from '../../../stores/session/session.ts'
import { closeModal } from '../../../stores/overlays/modals.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Modal } from '../../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../../stores/overlays/modalOf.ts'

/** The cart holds as many samples as it may (document 1 §5). */
export function SampleLimit({ modal: { maximum }, isOpen }: ModalOf<'sample-limit'>) {
  const t = useT()
  const limits = useConfig()?.membership
  // Fewer than one sample may be: other samples are in the cart.
  const isOfAll = limits !== undefined && maximum < limits.maxCountPerSampleAddToCart
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      title={t('shell.sample_title')}
      actions={<Button onClick={closeModal}>{t('shell.understood')}</Button>}
    >
      <p>
        {isOfAll
          ? t('shell.sample_text_all', { count: limits.maxCountOfSamplesAddToCart })
          : t('shell.sample_text', { count: maximum })}
      </p>
    </Modal>
  )
}
