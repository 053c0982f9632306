import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { useT } from '../../../i18n/index.ts'
import { useIsHere } from '../../../navigation/useIsHere.ts'
import { to } from '../../../paths.ts'
import { arrangeList, deleteList, remindOf, renameList } from '../../../stores/lists/listChanges.ts'
import type { ListProblem } from '../../../stores/lists/shoppingLists.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import type { ArrangeListFormProps } from './ArrangeListForm.tsx'
import type { ListNameFormProps } from './ListNameForm.tsx'
import styles from './ListTools.module.css'
import { PageModal } from '../PageModal.tsx'
import type { ReminderFormProps } from './ReminderForm.tsx'
import { useLazyForm } from '../useLazyForm.ts'
import type { ListPageData } from './useListLinesOf.ts'

const loadNameForm = async () => (await import('./ListNameForm.tsx')).ListNameForm
const loadArrangeForm = async () => (await import('./ArrangeListForm.tsx')).ArrangeListForm
const loadReminderForm = async () => (await import('./ReminderForm.tsx')).ReminderForm

type List = Pick<ListPageData, 'gid' | 'name' | 'reminder' | 'listVariants' | 'products' | 'term'>

/** The actions on a whole list: rename, edit its items, set a reminder, delete. */
export function ListTools({ list }: { list: List }) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const { gid, name, reminder, listVariants, products, term } = list
  const nameDraft = `list-name:${gid}` as const
  const reminderDraft = `reminder:${gid}` as const
  const orderDraft = `list-order:${gid}` as const
  const naming = useLazyForm<ListNameFormProps>(loadNameForm, nameDraft)
  const reminding = useLazyForm<ReminderFormProps>(loadReminderForm, reminderDraft)
  const arranging = useLazyForm<ArrangeListFormProps>(loadArrangeForm, orderDraft)
  const [isDeleting, setDeleting] = useState(false)
  const items = listVariants.map(({ variant: id }) => ({
    id,
    name: products.find(({ variant }) => variant._id === id)?.variant.name ?? null,
  }))
  const known = items.map(({ id }) => id)

  /** Saving reloads the page's data, so the page is current when the dialog closes. */
  const shown = async (saving: Promise<ListProblem | null>, close: () => void) => {
    const problem = await saving
    if (problem) return problem
    await revalidate()
    close()
    return null
  }

  return (
    <div className={styles.tools}>
      <Button variant="outline" size="small" pending={naming.isLoading} onClick={naming.open}>
        <Icon name={moreIcons.pencil} size={18} />
        {t('lists.rename')}
      </Button>
      <Button variant="outline" size="small" pending={reminding.isLoading} onClick={reminding.open}>
        <Icon name="bell" size={18} />
        {t('lists.reminder')}
      </Button>
      {/* A search shows a part of the list. */}
      {items.length > 0 && term === '' ? (
        <Button variant="outline" size="small" pending={arranging.isLoading} onClick={arranging.open}>
          <Icon name={moreIcons['list-checks']} size={18} />
          {t('lists.edit')}
        </Button>
      ) : null}
      <Button variant="outline" size="small" onClick={() => setDeleting(true)}>
        <Icon name={moreIcons['trash-2']} size={18} />
        {t('lists.delete')}
      </Button>
      <PageModal isOpen={naming.isOpen} onClose={naming.close} title={t('lists.rename')}>
        {naming.Form ? (
          <naming.Form
            name={name}
            submit={t('lists.save')}
            draft={nameDraft}
            onSend={(typed) => shown(renameList(gid, typed), naming.closeThis())}
          />
        ) : null}
      </PageModal>
      <PageModal
        isOpen={arranging.isOpen}
        onClose={arranging.close}
        title={t('lists.edit_title', { list: name })}
      >
        {arranging.Form ? (
          <arranging.Form
            list={name}
            items={items}
            draft={orderDraft}
            onSave={(kept) => shown(arrangeList(gid, { known, kept }), arranging.closeThis())}
          />
        ) : null}
      </PageModal>
      <PageModal isOpen={reminding.isOpen} onClose={reminding.close} title={t('lists.reminder')}>
        {reminding.Form ? (
          <reminding.Form
            reminder={reminder}
            draft={reminderDraft}
            onSend={(at) => shown(remindOf(list, at), reminding.closeThis())}
          />
        ) : null}
      </PageModal>
      <DeleteList list={list} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </div>
  )
}

interface DeleteListProps {
  list: List
  isOpen: boolean
  onClose: () => void
}

/** Asks before a list is deleted; then goes to the remaining lists. */
function DeleteList({ list, isOpen, onClose }: DeleteListProps) {
  const t = useT()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<ListProblem | null>(null)
  const close = () => {
    setProblem(null)
    onClose()
  }
  const goOn = async () => {
    setSending(true)
    setProblem(null)
    const kept = await deleteList(list)
    setSending(false)
    setProblem(kept)
    if (kept) return
    onClose()
    if (isHere()) await navigate(to.shoppingLists(), { replace: true })
  }
  return (
    <PageModal
      isOpen={isOpen}
      onClose={close}
      title={t('lists.delete_title', { list: list.name })}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {t('lists.keep')}
          </Button>
          <Button variant="danger" pending={isSending} onClick={() => void goOn()}>
            {t('lists.delete')}
          </Button>
        </>
      }
    >
      <FormError message={problem && t(problem, { list: list.name })} />
      <p>{t('lists.delete_text')}</p>
    </PageModal>
  )
}
