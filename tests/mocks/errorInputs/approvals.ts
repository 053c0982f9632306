import { named } from '../../../fixtures/named.ts'
import type { organizationCalls } from '../../../src/contract/calls/organization.ts'
import type { CartVariantWrite } from '../../../src/contract/entities/cart.ts'
import { persona } from '../persona.ts'
import { lineOf, type Shopper } from '../shopper.ts'
import { by } from './by.ts'
import type { ErrorInputs, SendInput } from './errorInput.ts'

const approvals = '/api/organization/approvals'

/** A cart editor has sent a cart; `then` gets its address, its line, the editor and the owner of the café. */
const withSentCart =
  (
    then: (sent: {
      path: string
      jason: Shopper
      hafiz: Shopper
      line: CartVariantWrite
    }) => ReturnType<SendInput>,
    gid: string = named.saleMilk,
  ): SendInput =>
  async ({ server }) => {
    const jason = await persona(server, 'cartEditor')
    const line = lineOf(await jason.variantOf(gid), 1)
    await jason.change(line, { ageGateAccepted: true })
    const { body } = await jason.ask<{ data: { approvals: { _id: string }[] } }>('POST', approvals, {})
    const hafiz = await persona(server, 'businessOwner')
    return then({ path: `${approvals}/${body.data.approvals[0]?._id}`, jason, hafiz, line })
  }

/** The same, after the owner has returned it. */
const withReturnedCart = (
  then: (sent: { path: string; jason: Shopper; hafiz: Shopper }) => ReturnType<SendInput>,
) =>
  withSentCart(async (sent) => {
    await sent.hafiz.ask('POST', `${sent.path}/return`, { answer: 'Half of it, please.' })
    return then(sent)
  })

const decisions = (method: string, way: string, body: object) => ({
  forbidden: by('businessMember', method, `${approvals}/any${way}`, body),
  not_found: by('businessOwner', method, `${approvals}/none${way}`, body),
  already_answered: withReturnedCart(({ path, hafiz }) => hafiz.ask(method, `${path}${way}`, body)),
})

/** The owner wants that many of the item. */
const ofItem = (quantity: number, gid?: string) =>
  withSentCart(({ path, hafiz, line }) => hafiz.ask('PUT', path, { variantId: line.variant, quantity }), gid)

type ApprovalCalls = Pick<
  typeof organizationCalls,
  'readApprovals' | 'sendForApproval' | 'withdrawApproval' | 'changeApproval' | 'approveCart' | 'returnCart'
>

/** Of the calls about carts for approval, each error with a real input that causes it. */
export const approvalErrorInputs: ErrorInputs<ApprovalCalls> = {
  readApprovals: { forbidden: by('returningCustomer', 'GET', approvals) },
  sendForApproval: {
    forbidden: by('businessMember', 'POST', approvals, {}),
    empty_cart: by('cartEditor', 'POST', approvals, {}),
  },
  withdrawApproval: {
    not_found: by('cartEditor', 'DELETE', `${approvals}/none`),
    already_answered: withReturnedCart(({ path, jason }) => jason.ask('DELETE', path)),
  },
  changeApproval: {
    ...decisions('PUT', '', { variantId: 'any', quantity: 1 }),
    // Its stock is not counted.
    over_maximum: ofItem(1_000, named.giftVoucher),
    not_enough_stock: ofItem(85),
    sample_limit: ofItem(2, named.sampleShampoo),
  },
  approveCart: {
    ...decisions('POST', '/approve', {}),
    empty_cart: withSentCart(async ({ path, hafiz, line }) => {
      await hafiz.ask('PUT', path, { variantId: line.variant, quantity: 0 })
      return hafiz.ask('POST', `${path}/approve`, {})
    }),
    age_gate: withSentCart(({ path, hafiz }) => hafiz.ask('POST', `${path}/approve`, {}), named.ageGatedBeer),
  },
  returnCart: decisions('POST', '/return', { answer: 'Half of it, please.' }),
}
