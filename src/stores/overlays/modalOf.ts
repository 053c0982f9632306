import type { OpenModal } from './modals.ts'

/** The props of a dialog of one kind; it stays rendered while it fades out. */
export interface ModalOf<Kind extends OpenModal['kind']> {
  modal: Extract<OpenModal, { kind: Kind }>
  isOpen: boolean
}
