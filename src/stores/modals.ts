import type { Image } from '../contract/entities/image.ts'
import type { LineTarget } from '../domain/cart.ts'
import { store } from './store.ts'

/** The dialogs of document 1 §2 that the shop itself opens, with what each needs to show. */
export type OpenModal =
  | { kind: 'age-gate'; target: LineTarget; quantity: number }
  | { kind: 'page-age-gate'; name: string }
  | { kind: 'sample-limit'; maximum: number }
  | { kind: 'image-zoom'; image: Image; alt: string }
  | { kind: 'location-unsupported'; postalCode: string; isBusiness: boolean }
  | { kind: 'bot-challenge'; challengeId: string }

export const useModals = store<{ open: OpenModal | null }>({ open: null })

/** One at a time: a new dialog takes the place of the one that is open. */
export const openModal = (open: OpenModal): void => useModals.setState({ open })

export const closeModal = (): void => useModals.setState({ open: null })
