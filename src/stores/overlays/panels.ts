import { store } from '../base/store.ts'

/** The panels of document 1 §2: at most one is open. */
export type Panel = 'cart' | 'nav' | 'newsfeed' | 'account' | 'search' | 'menu' | null

interface Panels {
  open: Panel
  /** Opened by the shop, not by the shopper: it closes by itself. */
  isBrief: boolean
  /** Nobody asked for it: it takes neither the focus nor the page behind it. */
  isPassive: boolean
}

export const usePanels = store<Panels>({ open: null, isBrief: false, isPassive: false })

/** Opens a panel that the shopper asked for, be it open in passing already. */
export const openPanel = (open: Panel): void => usePanels.setState({ open, isBrief: false, isPassive: false })

/** Opens a panel that closes by itself unless the shopper turns to it. */
export const showPanelBriefly = (open: Panel): void =>
  usePanels.setState({ open, isBrief: true, isPassive: true })

/** The shopper has turned to the open panel: it stays. */
export const keepPanelOpen = (): void => usePanels.setState({ isBrief: false })

export const closePanel = (): void => usePanels.setState({ open: null, isBrief: false, isPassive: false })
