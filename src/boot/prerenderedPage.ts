declare global {
  /** What the start script can do for the shop on a page that was drawn at build time (`build/head`). */
  interface DrawnPageHelp {
    /** Its path inside the shop, and what it was drawn from: files, relative to the base path. */
    files: { path: string; data: string; shared: string }
    /** All styles of the page are there, and not only those that draw it. */
    styled: Promise<void>
    /** Makes the page's addresses, relative until now, what the shop would have written. */
    makeWhole: () => void
    /** Does what was pressed, typed and sent meanwhile. */
    doHeldBack: () => Promise<void>
  }
  var __PASAR_DRAWN__: DrawnPageHelp | undefined
}

/** On a page that was drawn at build time, of this visitor and of this address. */
export const drawnPage = (): DrawnPageHelp | undefined => globalThis.__PASAR_DRAWN__
