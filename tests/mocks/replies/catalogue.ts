import { named } from '../../../fixtures/named.ts'
import type { Replies } from './replies.ts'

const reads = [
  '/api/products/category/130000/dairy-eggs/pages/2-2',
  '/api/products/search/milk/pages/1-1',
  '/api/search/milk',
  '/api/top-searches',
  `/api/variant-by-id/variant-${named.experimentRice}`,
]

export const catalogueReplies: Replies = async ({ ana }) => {
  for (const path of reads) await ana.ask('GET', path)
}
