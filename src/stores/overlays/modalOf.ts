import type { OpenModal } from './modals.ts'

/** What the dialog of one kind is given; it is still drawn while it fades away. */
export interface ModalOf<Kind extends OpenModal['kind']> {
  modal: Extract<OpenModal, { kind: Kind }>
  isOpen: boolean
}
