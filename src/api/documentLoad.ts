type Load = (href: string) => void

const byBrowser: Load = (href) => location.assign(href)
let load = byBrowser

/** Leaves the running shop and loads an address as a new document. */
export const loadDocument: Load = (href) => load(href)

/** Loads the present address anew. */
export const reloadDocument = (): void => load(location.href)

/** Lets something else than the browser do it, such as a test; null gives it back. */
export const setDocumentLoad = (next: Load | null): void => {
  load = next ?? byBrowser
}
