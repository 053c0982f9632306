declare global {
  /** What the start script of a prerendered page offers to the shop (`build/head`). */
  interface DrawnPageHelp {
    /** The files with the data that the page was rendered from, relative to the base path. */
    files: { data: string; shared: string }
    /** Resolves when the page has its complete style sheets, and not only the rules of its first view. */
    styled: Promise<void>
    /** Replaces the relative addresses in the page by those that the shop would render. */
    makeWhole: () => void
    /** Repeats the clicks and the input from before hydration. */
    doHeldBack: () => Promise<void>
  }
  var __PASAR_DRAWN__: DrawnPageHelp | undefined
}

/** Set if the HTML contains the page of this address, for this visitor. */
export const prerenderedPage = (): DrawnPageHelp | undefined => globalThis.__PASAR_DRAWN__
