type Load = (href: string) => void

const byBrowser: Load = (href) => location.assign(href)
let load = byBrowser

/** Leaves the running shop and loads an address as a new document. */
export const loadDocument: Load = (href) => load(href)

/** Reloads the current address. */
export const reloadDocument = (): void => load(location.href)

/** Replaces the navigation by the browser, for example in a test; null restores it. */
export const setDocumentLoad = (next: Load | null): void => {
  load = next ?? byBrowser
}
