import type { accountCalls } from '../../../src/contract/calls/account.ts'
import { goodCard, home } from '../buyer.ts'
import type { Provocations } from './provocation.ts'

export const accountProvocations: Provocations<typeof accountCalls> = {
  createAddress: {
    postal_code_unsupported: ({ anas }) => anas.address({ ...home, postalCode: '87000' }),
    B2B_LOCATION_UNSUPPORTED: ({ anas }) =>
      anas.address({ ...home, postalCode: '87000', businessName: 'Kedai Ana' }),
  },
  setDefaultAddress: {
    not_found: ({ ana }) => ana.ask('PUT', '/api/default_address', { id: 'address-of-nobody' }),
  },
  createBilling: { 487: ({ anas }) => anas.card({ ...goodCard, cardNumber: '4000000000000002' }) },
}
