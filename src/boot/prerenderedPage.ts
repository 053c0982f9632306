declare global {
  /** What the start script of a prerendered page offers to the shop (`build/head`). */
  interface PrerenderedDocument {
    /** The path inside the shop, and the files with the data that the page was rendered from, relative to the base path. */
    files: { path: string; data: string; shared: string }
    /** Resolves when the page has its complete style sheets, and not only the rules of its first view. */
    styled: Promise<void>
    /** Replaces the relative addresses in the page by those that the shop would render. */
    makeAddressesAbsolute: () => void
    /** Repeats the clicks and the input from before hydration. */
    replayInput: () => Promise<void>
  }
  var __PASAR_PRERENDERED__: PrerenderedDocument | undefined
}

/** Set if the HTML contains the page of this address, for this visitor. */
export const prerenderedPage = (): PrerenderedDocument | undefined => globalThis.__PASAR_PRERENDERED__
