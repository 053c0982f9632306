import { useT } from '../../../i18n/index.ts'
import { useConfig } from '../../../stores/session/session.ts'
import { closeModal } from '../../../stores/overlays/modals.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Modal } from '../../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../../stores/overlays/modalOf.ts'

/** The cart has the maximum number of samples (document 1 §5). */
export function SampleLimit({ modal: { maximum }, isOpen }: ModalOf<'sample-limit'>) {
  const t = useT()
  const limits = useConfig()?.membership
  // Zero of this sample are allowed because the cart contains other samples.
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
