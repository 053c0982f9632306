import { store } from '../base/store.ts'

/** The panels of document 1 §2: at most one is open. */
export type Panel = 'cart' | 'nav' | 'newsfeed' | 'account' | 'search' | 'menu' | null

interface Panels {
  open: Panel
  /** Opened by the shop, not by the shopper: it closes by itself. */
  isBrief: boolean
  /** Opened without a request: it does not take the focus and leaves the page usable. */
  isPassive: boolean
}

export const usePanels = store<Panels>({ open: null, isBrief: false, isPassive: false })

/** Opens a panel at the shopper's request, even if it is briefly open already. */
export const openPanel = (open: Panel): void => usePanels.setState({ open, isBrief: false, isPassive: false })

/** Opens a panel that closes by itself unless the shopper uses it. */
export const showPanelBriefly = (open: Panel): void =>
  usePanels.setState({ open, isBrief: true, isPassive: true })

/** Keeps the open panel open, because the shopper uses it. */
export const keepPanelOpen = (): void => usePanels.setState({ isBrief: false })

/** Closes the open panel, if there is one. */
export const closePanel = (): void => usePanels.setState({ open: null, isBrief: false, isPassive: false })
