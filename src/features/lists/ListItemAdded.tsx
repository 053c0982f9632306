import { useT } from '../../i18n/index.ts'
import { startDeferredAction } from '../../stores/deferred/deferredActions.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

/** Says that an item is on a list now, or was there already (document 1 §4, shopping-list item added); it closes by itself. */
export function ListItemAdded({ modal: { list, name, isNew }, isOpen }: ModalOf<'list-item-added'>) {
  const t = useT()
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      fadesOut
      look="peek"
      title={t(isNew ? 'saved_list.added_title' : 'saved_list.already_title')}
      actions={
        <>
          <Button
            variant="outline"
            onClick={() => void startDeferredAction({ kind: 'saved-list', listId: list.gid })}
          >
            {t('saved_list.open')}
          </Button>
          <Button onClick={closeModal}>{t('shell.understood')}</Button>
        </>
      }
    >
      <p>{t(isNew ? 'lists.added' : 'lists.already', { name, list: list.name })}</p>
    </Modal>
  )
}
