/** The page for browsers that are too old for the shop (document 1 §2). */
export const UNSUPPORTED = '/unsupported'
