import type { ModalOf } from '../../stores/overlays/modalOf.ts'
import { Login } from '../../features/login/Login.tsx'
import { ShoppingListChoice } from '../../features/lists/ShoppingListChoice.tsx'

/** The dialogs with forms; the form code loads with the first of them. */
export function FormModals({ modal, isOpen }: ModalOf<'login' | 'shopping-list'>) {
  if (modal.kind === 'login') return <Login modal={modal} isOpen={isOpen} />
  return <ShoppingListChoice modal={modal} isOpen={isOpen} />
}
