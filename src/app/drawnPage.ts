declare global {
  /** What the start script can do for the shop on a page that was drawn at build time (`build/head`). */
  interface DrawnPageHelp {
    /** Makes the page's addresses, relative until now, what the shop would have written. */
    makeWhole: () => void
    /** From now on the page's own scripts hear of everything. */
    stop: () => void
    /** Does what was pressed, typed and sent meanwhile. */
    doHeldBack: () => Promise<void>
  }
  var __PASAR_DRAWN__: DrawnPageHelp | undefined
}

/** On a page that was drawn at build time. */
export const drawnPage = (): DrawnPageHelp | undefined => globalThis.__PASAR_DRAWN__
