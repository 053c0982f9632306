import { accountIdOf, demoPassword, type PersonKey } from '../../../fixtures/people.ts'
import type { accountCalls } from '../../../src/contract/calls/account.ts'
import { goodCard, home } from '../buyer.ts'
import { accountNow, arrange, persona } from '../persona.ts'
import { askForPallets, UNTIL_QUOTED_MS } from '../quotedPallets.ts'
import { approvalErrorInputs } from './approvals.ts'
import { by } from './by.ts'
import type { ErrorInputs, SendInput } from './errorInput.ts'

const lead = {
  firstName: 'Devi',
  lastName: 'Krishnan',
  phoneNumber: '012-345 0013',
  companyName: 'Kedai Baru Devi',
  size: '1-5',
  industryType: 'Retail',
  postalCode: '47300',
}

/** A member of the café sends a request about the first address of it. */
const onBusinessAddress =
  (method: string, path: (id: string) => string, body: (id: string) => object | undefined): SendInput =>
  async ({ server }) => {
    const kavitha = await persona(server, 'businessMember')
    const { organizations } = await server.store.read()
    const id = organizations['organization-kopitiam']?.addresses[1]?._id ?? ''
    return kavitha.ask(method, path(id), body(id))
  }

/** The same for the first card of a member whose business allows no own default. */
const onCardOf =
  (key: PersonKey, method: string, path: (id: string) => string, body?: (id: string) => object): SendInput =>
  async ({ server }) => {
    const person = await persona(server, key)
    const saved = await person.ask<{ billingId: string }>('POST', '/api/billing', { billing: goodCard })
    const id = (await accountNow(server, key)).shopper.billings[0]?.info._id ?? saved.body.billingId
    return person.ask(method, path(id), body?.(id))
  }

const leadErrorInputs = (method: string) => ({
  // The café's form has its owner's phone number.
  578: by('leadCaptureIncomplete', method, '/api/lead-capture', { ...lead, phoneNumber: '0123450007' }),
  585: by('leadCaptureIncomplete', method, '/api/lead-capture', { ...lead, postalCode: '87000' }),
  forbidden: by('businessAdmin', method, '/api/lead-capture', {
    ...lead,
    phoneNumber: '0123450008',
    companyName: 'Kopitiam Baharu',
  }),
})

const member = '/api/organization/users/account-businessMember'
const owner = '/api/organization/users/account-businessOwner'
const nobody = '/api/organization/users/account-returningCustomer'
const invites = '/api/organization/invites'

/** The owner of the café orders the pallets of a quote, once or more. */
const ofPallets =
  (request: Parameters<typeof askForPallets>[2], times = 1): SendInput =>
  async ({ server }) => {
    const { person, order, path } = await askForPallets(server, 'businessOwner', request)
    for (let time = 0; time < times; time += 1) await person.ask('POST', path, order)
  }

export const accountErrorInputs: ErrorInputs<typeof accountCalls> = {
  createAddress: {
    postal_code_unsupported: ({ anas }) => anas.address({ ...home, postalCode: '87000' }),
    B2B_LOCATION_UNSUPPORTED: ({ anas }) =>
      anas.address({ ...home, postalCode: '87000', businessName: 'Kedai Ana' }),
  },
  setDefaultAddress: {
    not_found: ({ ana }) => ana.ask('PUT', '/api/default_address', { id: 'address-of-nobody' }),
    forbidden: onBusinessAddress(
      'PUT',
      () => '/api/default_address',
      (id) => ({ id, accountScope: 1 }),
    ),
  },
  deleteAddress: {
    not_found: ({ ana }) => ana.ask('DELETE', '/api/address/address-of-nobody'),
    forbidden: onBusinessAddress(
      'DELETE',
      (id) => `/api/address/${id}`,
      () => undefined,
    ),
  },
  setLocation: {
    postal_code_unsupported: ({ ana }) => ana.ask('PUT', '/api/location', { postalCode: '87000' }),
  },
  createBilling: {
    487: ({ anas }) => anas.card({ ...goodCard, cardNumber: '4000000000000002' }),
    forbidden: by('returningCustomer', 'POST', '/api/billing', {
      billing: { bankName: 'Bank Rakyat Jelata', accountNumber: '1122334455', nameOnAccount: 'Wei Ling Lim' },
    }),
  },
  setDefaultBilling: {
    not_found: ({ ana }) => ana.ask('PUT', '/api/default_billing', { id: 'card-of-nobody' }),
    not_available: onCardOf(
      'returningCustomer',
      'PUT',
      () => '/api/default_billing',
      (id) => ({ id, type: 'paypal' }),
    ),
    forbidden: onCardOf(
      'leadCaptureIncomplete',
      'PUT',
      () => '/api/default_billing',
      (id) => ({ id }),
    ),
  },
  deleteBilling: { not_found: ({ ana }) => ana.ask('DELETE', '/api/billing/card-of-nobody') },
  deletePaymentMethod: {
    not_found: ({ ana }) => ana.ask('DELETE', '/api/payment-method/card-of-nobody', { isDefault: false }),
    is_default: onCardOf(
      'returningCustomer',
      'DELETE',
      (id) => `/api/payment-method/${id}`,
      () => ({ isDefault: false }),
    ),
  },
  setDefaultPaymentMethod: {
    not_found: by('returningCustomer', 'PUT', '/api/default-payment-method/card-of-nobody'),
    not_available: async ({ server }) => {
      const weiLing = await persona(server, 'returningCustomer')
      const [card] = (await accountNow(server, 'returningCustomer')).shopper.billings
      await arrange(server, ({ accounts }) => {
        const saved = accounts[accountIdOf('returningCustomer')]?.shopper.billings[0]
        if (saved) saved.info.expiry = '10/26'
      })
      return weiLing.ask('PUT', `/api/default-payment-method/${card?.info._id}`)
    },
    forbidden: onCardOf('leadCaptureIncomplete', 'PUT', (id) => `/api/default-payment-method/${id}`),
  },
  findTaxpayer: { not_found: ({ ana }) => ana.ask('GET', '/api/vat-tax-code/C9999999999') },
  connectMembership: {
    not_found: by('returningCustomer', 'POST', '/api/waon/connect', { memberId: 'WAON-100200' }),
    // Mei Yee's.
    already_linked: by('returningCustomer', 'POST', '/api/waon/connect', { memberId: 'WAON-700103' }),
  },
  optOutOfBusiness: { last_owner: by('businessOwner', 'POST', '/api/organization/opt-out') },
  deleteAccount: {
    wrong_password: by('returningCustomer', 'DELETE', '/api/current_user', { password: 'Pasar-2025' }),
    566: by('googleOnlyCustomer', 'DELETE', '/api/current_user', { otp: '000000' }),
    last_owner: by('businessOwner', 'DELETE', '/api/current_user', { password: demoPassword }),
  },
  captureLead: leadErrorInputs('POST'),
  changeLead: {
    ...leadErrorInputs('PUT'),
    not_found: by('returningCustomer', 'PUT', '/api/lead-capture', lead),
  },
  exitLeadCapture: {
    lead_capture_mandatory: by('leadCaptureIncomplete', 'POST', '/api/exit-lead-capture', {}),
  },
  inviteToOrganization: {
    forbidden: by('businessMember', 'POST', invites, { email: 'kawan@rumah.example', role: 2 }),
    already_member: by('businessOwner', 'POST', invites, { email: 'siti@kopitiam-makmur.example', role: 2 }),
  },
  withdrawOrganizationInvite: {
    not_found: by('businessOwner', 'DELETE', `${invites}/NO-SUCH`),
    forbidden: by('cartEditor', 'DELETE', `${invites}/MAKMUR-BARISTA`),
  },
  acceptOrganizationInvite: {
    // Sent to another person.
    not_found: by('returningCustomer', 'POST', `${invites}/MAKMUR-BARISTA/accept`),
    already_member: by('invoiceCustomer', 'POST', `${invites}/MAKMUR-BARISTA/accept`),
  },
  setOrganizationRole: {
    not_found: by('businessOwner', 'PUT', nobody, { role: 2 }),
    forbidden: by('defaultRole', 'PUT', member, { role: 1 }),
    last_owner: by('businessAdmin', 'PUT', owner, { role: 2 }),
  },
  removeFromOrganization: {
    not_found: by('businessOwner', 'DELETE', nobody),
    forbidden: by('businessMember', 'DELETE', member),
    last_owner: by('businessAdmin', 'DELETE', owner),
  },
  changeOrganization: { forbidden: by('businessMember', 'PUT', '/api/organization', { name: 'Kopitiam' }) },
  orderPallets: {
    not_found: by('businessOwner', 'POST', '/api/pallet-quotes/none/order', {
      addressId: 'any',
      deliveryDay: '2026-11-26',
      billingType: 'invoice',
    }),
    not_available: ofPallets({ waits: 0 }),
    too_late: ofPallets({ waits: UNTIL_QUOTED_MS + 14 * 24 * 3_600_000 }),
    already_answered: ofPallets({}, 2),
    // A restaurant's limit is not that of forty pallets.
    over_credit_limit: async ({ server }) => {
      const { person, order, path } = await askForPallets(server, 'invoiceCustomer', { pallets: 40 })
      return person.ask('POST', path, { ...order, billingType: 'invoice' })
    },
  },
  readStatement: { forbidden: by('businessOwner', 'GET', '/api/organization/statement') },
  ...approvalErrorInputs,
}
