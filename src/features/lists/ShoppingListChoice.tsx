import { useState } from 'react'
import { LIST_NAME_MAXIMUM } from '../../contract/limits.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { useT } from '../../i18n/index.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../stores/base/formDraft.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { rememberModal } from '../../stores/overlays/rememberModal.ts'
import { useSession } from '../../stores/session/session.ts'
import { addToList, createListWith, type ListProblem } from '../../stores/lists/shoppingLists.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'
import styles from './ShoppingListChoice.module.css'
import { moreIcons } from '../../ui/icon/moreIcons.ts'

/** Asks to which of the shopper's lists an item is added, or for the name of a new list. */
export function ShoppingListChoice({ modal: { variant }, isOpen }: ModalOf<'shopping-list'>) {
  const t = useT()
  return (
    <Modal isOpen={isOpen} onClose={closeModal} title={t('lists.title')}>
      <ListChoice variant={variant} />
    </Modal>
  )
}

/** Inside the dialog, so that its state is new each time the dialog opens. */
function ListChoice({ variant }: { variant: Variant }) {
  const t = useT()
  const account = useSession(({ user }) => (user?.isGuest === false ? user : null))
  const lists = account?.shoppingLists ?? []
  const draft = `list-name:item:${account?._id ?? ''}:${variant._id}` as const
  const [problem, setProblem] = useState<{ key: ListProblem; list: string } | null>(null)
  /** The gid of the list being saved, or `new`. */
  const [writing, setWriting] = useState<string | null>(null)
  const { control, handleSubmit } = useFormEngine({
    defaultValues: { name: '', ...readFormDraft(draft) },
    onTyped: (fields) => saveFormDraft(draft, fields),
    onEdited: () => setProblem(null),
  })

  const write = async (what: string, list: string, work: () => Promise<ListProblem | null>) => {
    if (writing !== null) return
    const closeThis = rememberModal()
    setWriting(what)
    setProblem(null)
    const key = await work()
    setWriting(null)
    if (key) setProblem({ key, list })
    else closeThis()
  }
  const create = handleSubmit(({ name }) =>
    write('new', name.trim(), async () => {
      const key = await createListWith(name.trim(), variant)
      // The dialog may have been opened again in the meantime, for another list.
      if (key === null && readFormDraft(draft)['name'] === name) clearFormDraft(draft)
      return key
    }),
  )

  return (
    <>
      <p className={styles.what}>{variant.name}</p>
      <FormError message={problem && t(problem.key, { list: problem.list })} />
      {lists.length > 0 ? (
        <ul className={styles.lists} aria-label={t('lists.yours')}>
          {lists.map((list) => (
            <li key={list.gid}>
              <button
                type="button"
                className={styles.list}
                aria-busy={writing === list.gid || undefined}
                onClick={() => void write(list.gid, list.name, () => addToList(list, variant))}
              >
                <Icon name={moreIcons['sticky-note']} size={20} className={styles.icon} />
                <span className={styles.name}>{list.name}</span>
                <Icon name="plus" size={20} className={styles.icon} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('lists.none')}</p>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void create(event)}>
        <TextField
          control={control}
          name="name"
          maximumLength={LIST_NAME_MAXIMUM}
          label={t('lists.new_list')}
          requiredMessage={t('required.list_name')}
        />
        <Button type="submit" variant="outline" wide pending={writing === 'new'}>
          {t('lists.create')}
        </Button>
      </form>
    </>
  )
}
