import type { ModalOf } from './modalOf.ts'
import { Login } from './Login.tsx'
import { ShoppingListChoice } from './ShoppingListChoice.tsx'

/** The dialogs with something to fill in: what forms take loads with the first of them. */
export function FormModal({ modal, isOpen }: ModalOf<'login' | 'shopping-list'>) {
  if (modal.kind === 'login') return <Login modal={modal} isOpen={isOpen} />
  return <ShoppingListChoice modal={modal} isOpen={isOpen} />
}
