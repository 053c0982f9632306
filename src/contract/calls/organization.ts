import * as v from 'valibot'
import { call } from '../call.ts'
import { cartApprovalSchema } from '../entities/account/cartApproval.ts'
import { organizationPayloadSchema } from '../entities/account/organization.ts'
import { monthSchema, statementSchema } from '../entities/account/statement.ts'
import { cartSchema, cartShortfallSchema } from '../entities/cart.ts'
import { countSchema, idSchema, textSchema } from '../entities/primitives.ts'
import { APPROVAL_NOTE_MAXIMUM, ORGANIZATION_LOGO_MAXIMUM, ORGANIZATION_NAME_MAXIMUM } from '../limits.ts'

const organizationReply = v.object({ data: v.object({ organization: organizationPayloadSchema }) })
const approvals = v.object({ approvals: v.array(cartApprovalSchema) })
const approvalsReply = v.object({ data: approvals })
const approvalsAndCart = v.object({ ...approvals.entries, cart: cartSchema })
const decided = ['forbidden', 'not_found', 'already_answered'] as const

/** The organisation page and the approval of carts (document 1 §6). The documents have no call for either (docs/decisions/0110, 0111). */
export const organizationCalls = {
  /** Changes name or logo of the business; an empty logo removes it. */
  changeOrganization: call('PUT', '/api/organization', {
    body: v.object({
      name: v.optional(v.pipe(textSchema(ORGANIZATION_NAME_MAXIMUM), v.trim(), v.nonEmpty())),
      logoImage: v.optional(
        v.pipe(
          textSchema(ORGANIZATION_LOGO_MAXIMUM),
          v.regex(/^$|^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/),
        ),
      ),
    }),
    reply: organizationReply,
    errors: ['forbidden'],
    guards: ['login', 'canManageOrganization'],
    documented: false,
  }),
  /** What the business has bought on invoice in a month, by default the current one; for owners and admins (docs/decisions/0114). */
  readStatement: call('GET', '/api/organization/statement', {
    query: v.object({ month: v.optional(monthSchema) }),
    reply: v.object({ data: v.object({ statement: statementSchema }) }),
    errors: ['forbidden'],
    guards: ['login'],
    documented: false,
  }),
  /** The carts that the shopper has sent; for owners and admins those of the business. */
  readApprovals: call('GET', '/api/organization/approvals', {
    reply: approvalsReply,
    errors: ['forbidden'],
    guards: ['login'],
    documented: false,
  }),
  /** Sends the cart to the owners and admins of the business. It is empty afterwards. */
  sendForApproval: call('POST', '/api/organization/approvals', {
    body: v.object({ note: v.optional(textSchema(APPROVAL_NOTE_MAXIMUM)) }),
    reply: v.object({ data: approvalsAndCart }),
    errors: ['forbidden', 'empty_cart'],
    guards: ['login', 'canSendForApproval'],
    documented: false,
  }),
  /** Takes back a cart that was sent; its items are in the cart again. */
  withdrawApproval: call('DELETE', '/api/organization/approvals/:id', {
    reply: v.object({ data: approvalsAndCart }),
    errors: ['not_found', 'already_answered'],
    guards: ['login'],
    documented: false,
  }),
  /**
   * Sets the quantity of one item of a cart that waits; 0 removes it. `warehouseId` names the line where the cart has the variant from
   * several warehouses. A larger quantity has the bounds of a cart.
   */
  changeApproval: call('PUT', '/api/organization/approvals/:id', {
    body: v.object({ variantId: idSchema, warehouseId: v.optional(idSchema), quantity: countSchema }),
    reply: approvalsReply,
    errors: [...decided, 'over_maximum', 'not_enough_stock', 'sample_limit'],
    guards: ['login', 'canApprove'],
    documented: false,
  }),
  /**
   * Approves a cart: its items are added to the cart of the owner or admin, who pays them. One without items can be returned only; one with
   * an item for adults waits until the age is confirmed.
   */
  approveCart: call('POST', '/api/organization/approvals/:id/approve', {
    body: v.object({ ageGateAccepted: v.optional(v.boolean()) }),
    reply: v.object({
      data: v.object({ ...approvalsAndCart.entries, notAdded: v.array(cartShortfallSchema) }),
    }),
    errors: [...decided, 'empty_cart', 'age_gate'],
    guards: ['login', 'canApprove'],
    documented: false,
  }),
  /** Returns a cart with a note; its items are in the cart of its sender again. */
  returnCart: call('POST', '/api/organization/approvals/:id/return', {
    body: v.object({ answer: v.pipe(textSchema(APPROVAL_NOTE_MAXIMUM), v.trim(), v.nonEmpty()) }),
    reply: approvalsReply,
    errors: decided,
    guards: ['login', 'canApprove'],
    documented: false,
  }),
}
