import { store } from './store.ts'

/** The panels of document 1 §2: at most one is open. */
export type Panel = 'cart' | 'nav' | 'newsfeed' | 'account' | 'search' | 'menu' | null

interface Panels {
  open: Panel
  /** Opened by the shop, not by the shopper: it closes by itself. */
  isBrief: boolean
}

export const usePanels = store<Panels>({ open: null, isBrief: false })

export const openPanel = (open: Panel): void => usePanels.setState({ open, isBrief: false })

/** Opens a panel that closes by itself unless the shopper turns to it. */
export const showPanelBriefly = (open: Panel): void => usePanels.setState({ open, isBrief: true })

/** The shopper has turned to the open panel: it stays. */
export const keepPanelOpen = (): void => usePanels.setState({ isBrief: false })

export const closePanel = (): void => usePanels.setState({ open: null, isBrief: false })
