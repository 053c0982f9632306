let tell = () => {}

/** Resolves once a page is in the document and answers to the shopper. */
export const firstStand: Promise<void> = new Promise((resolve) => {
  tell = resolve
})

/** Told by every page as it is drawn. */
export const pageStands = (): void => tell()
