import type { catalogueCalls } from '../../../src/contract/calls/catalogue.ts'
import type { Provocations } from './provocation.ts'

export const catalogueProvocations: Provocations<typeof catalogueCalls> = {
  categoryPage: { not_found: ({ ana }) => ana.ask('GET', '/api/products/category/999999/nothing/pages/1-1') },
  variantById: { not_found: ({ ana }) => ana.ask('GET', '/api/variant-by-id/variant-of-nobody') },
}
