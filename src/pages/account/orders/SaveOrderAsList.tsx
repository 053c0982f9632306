import { useLayoutEffect, useRef, useState } from 'react'
import type { Order } from '../../../contract/entities/order.ts'
import { pathTo } from '../../../contract/pathTo.ts'
import { useT } from '../../../i18n/index.ts'
import type { ListProblem } from '../../../stores/lists/shoppingLists.ts'
import { saveOrderAsList } from '../../../stores/lists/saveOrderAsList.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'

/** Makes a list of the items of an order, with their quantities; then links to it. */
export function SaveOrderAsList({ order }: { order: Order }) {
  const t = useT()
  const [isSaving, setSaving] = useState(false)
  const [saved, setSaved] = useState<string | null>(null)
  const [problem, setProblem] = useState<ListProblem | null>(null)
  // The list of an attempt whose items could not be saved.
  const created = useRef<string>(null)
  const link = useRef<HTMLAnchorElement>(null)
  // Not after the paint: on a page that has just opened, the focus on nothing would move to its start in between.
  useLayoutEffect(() => {
    // The button, which may have had the focus, is gone.
    if (saved !== null && document.activeElement === document.body) link.current?.focus()
  }, [saved])
  const name = t('orders.order', { number: order.gid })
  const save = async () => {
    setSaving(true)
    setProblem(null)
    const answer = await saveOrderAsList(order, name, created.current)
    setSaving(false)
    setProblem('problem' in answer ? answer.problem : null)
    if ('gid' in answer) setSaved(answer.gid)
    else created.current = answer.created
  }
  if (saved !== null)
    return (
      <LinkButton ref={link} wide variant="quiet" to={pathTo('/account/shopping-lists/:id', { id: saved })}>
        {t('orders.list_open')}
      </LinkButton>
    )
  return (
    <>
      <FormError message={problem && t(problem, { list: name })} />
      <Button wide variant="quiet" pending={isSaving} onClick={() => void save()}>
        {t('orders.list_save')}
      </Button>
    </>
  )
}
