import { firstSegments } from '../../contract/routes.ts'

/** Whether a single path segment can be a seller: no other route starts with it (document 1 §2, `/{sellerSlug}`). */
export const isSellerSlug = (word: string): boolean => !firstSegments.includes(word)
