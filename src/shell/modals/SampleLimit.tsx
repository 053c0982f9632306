import { useT } from '../../i18n/index.ts'
import { closeModal } from '../../stores/modals.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import type { ModalOf } from './modalOf.ts'

/** The cart holds as many samples as it may (document 1 §5). */
export function SampleLimit({ modal: { maximum }, isOpen }: ModalOf<'sample-limit'>) {
  const t = useT()
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      title={t('shell.sample_title')}
      actions={<Button onClick={closeModal}>{t('shell.understood')}</Button>}
    >
      <p>{t('shell.sample_text', { count: maximum })}</p>
    </Modal>
  )
}
