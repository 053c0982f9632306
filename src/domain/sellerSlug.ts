/** The words that the shop's own addresses begin with (document 1 §2): nobody sells under one of them. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  [
    'product products brand cart cart-recommendations checkout checkout-login confirmation order-pending acs-mobile',
    'fasspay-web fasspay-mobile login account invite t blog m bulk-purchase insights branch style-guide version',
    'mobile-support reset-password unauthorized unsupported 404 why-shop-boxed business',
  ].flatMap((line) => line.split(' ')),
)

/** A single word of an address may be a seller's when it is none of the shop's own (document 1 §2, `/{sellerSlug}`). */
export const isSellerSlug = (word: string): boolean => !OWN_WORDS.has(word)
