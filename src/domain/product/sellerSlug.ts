import { firstWords } from '../../contract/routes.ts'

/** A single word of an address may be a seller's when no other route begins with it (document 1 §2, `/{sellerSlug}`). */
export const isSellerSlug = (word: string): boolean => !firstWords.includes(word)
