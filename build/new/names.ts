/** The forms of a name that is given as `gift-cards`. */
export interface Names {
  /** `gift-cards` */
  kebab: string
  /** `giftCards` */
  camel: string
  /** `GiftCards` */
  pascal: string
  /** `Gift cards` */
  words: string
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The forms of a name, or null for one that is not in lower case with hyphens. */
export function namesOf(kebab: string): Names | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) return null
  const pascal = kebab.split('-').map(capital).join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  return { kebab, camel, pascal, words: capital(kebab.replaceAll('-', ' ')) }
}
