import type { BodyOf } from '../../src/contract/call.ts'
import type { organizationCalls } from '../../src/contract/calls/organization.ts'
import type { CartApproval } from '../../src/contract/entities/account/cartApproval.ts'
import { APPROVALS_SHOWN_MAXIMUM } from '../../src/contract/limits.ts'
import { isoTime } from '../base/clock.ts'
import { nextHex } from '../base/random.ts'
import { badField, notFound, refuse } from '../base/refuse.ts'
import { approvalStatus, keptApprovals } from '../rules/business/approvals.ts'
import { maximumQuantity, reasonFor } from '../rules/maximumQuantity.ts'
import { isManager } from '../rules/permissions.ts'
import { accountIn } from '../state/account/accountIn.ts'
import { hasToProveAge } from '../state/cart/ageGate.ts'
import { boundsOf } from '../state/cart/cartBounds.ts'
import { addItems } from '../state/cart/cartAdditions.ts'
import { cartOf } from '../state/cart/cartView.ts'
import { approvalsOf, ownApprovals, takeBack } from '../state/engagement/approvals.ts'
import { organizationPayload } from '../state/engagement/organizationPayload.ts'
import { membersOf } from '../state/engagement/organizations.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import { send } from '../state/outbox.ts'
import { statementOf } from '../state/business/statement.ts'
import { organizationOf, permissionsIn } from '../state/permissions.ts'
import type { Account } from '../state/records/account.ts'
import type { Organization, StoredApproval } from '../state/records/organization.ts'
import type { CartLine } from '../state/records/shopper.ts'
import { type HandlersOf, reads, writes } from './handler.ts'

/** The business of the shopper; 403 without one. */
function ownOrganization({ state, account }: HandlerContext): Organization {
  const organization = organizationOf(state, account)
  if (!organization) throw refuse('forbidden')
  return organization
}

/** The sent cart of that id in one of these states; 409 in another one. */
function approvalIn(
  states: readonly CartApproval['status'][],
  { approvals }: Organization,
  id: string,
  now: number,
): StoredApproval {
  const approval = approvals.find(({ _id }) => _id === id)
  if (!approval) throw notFound('id')
  const status = approvalStatus(approval, now)
  if (!states.includes(status))
    throw refuse('already_answered', {
      details: { status, at: isoTime(approval.decidedAt ?? approval.sentAt) },
    })
  return approval
}

const waitingApproval = (organization: Organization, id: string, { now }: HandlerContext): StoredApproval =>
  approvalIn(['waiting'], organization, id, now)

const approvalsFor = (context: HandlerContext) => {
  const organization = ownOrganization(context)
  return permissionsIn(context).canApprove
    ? approvalsOf(organization, context)
    : ownApprovals(organization, accountIn(context), context)
}

const approvalsReply = (context: HandlerContext) => ({ data: { approvals: approvalsFor(context) } })

/** Sends a message to the owners and admins of a business. */
function notifyManagers(organization: Organization, content: string, { state, now }: HandlerContext): void {
  const managers = membersOf(state, organization).filter(({ business }) => isManager(business?.role))
  for (const { email } of managers) send(state, { at: now, to: email, kind: 'approval', content })
}

const senderOf = ({ sentBy }: StoredApproval, { state }: HandlerContext): Account | undefined =>
  state.accounts[sentBy]

/** Whether a change is about that line; without a warehouse, the first one of the variant is meant. */
const isLineOf = (
  line: CartLine,
  { variantId, warehouseId = line.warehouseId }: BodyOf<typeof organizationCalls.changeApproval>,
): boolean => line.variantId === variantId && line.warehouseId === warehouseId

/** Refuses more of an item than the sent cart could hold as a cart of the shop (document 1 §5). */
function refuseTooMany(
  { variantId, warehouseId }: CartLine,
  quantity: number,
  { lines }: StoredApproval,
  context: HandlerContext,
): void {
  const variant = context.catalogueView.variant(variantId, warehouseId)
  const most = variant
    ? maximumQuantity(boundsOf(variant, context, lines))
    : { quantity: 0, limit: 'stock' as const }
  if (quantity > most.quantity)
    throw refuse(reasonFor[most.limit], { field: 'quantity', details: { maximum: most.quantity } })
}

/** Refuses a cart with an item for adults while the age of the person who buys it is unknown: the item would be in neither cart. */
function refuseWithoutAge({ lines }: StoredApproval, context: HandlerContext): void {
  const variants = lines.map(({ variantId }) => context.catalogueView.variant(variantId))
  if (variants.some((variant) => variant && hasToProveAge(variant, context))) throw refuse('age_gate')
}

/** The account of a business, and the approval of its carts (docs/decisions/0110, 0111). */
export const organizationHandlers: HandlersOf<typeof organizationCalls> = {
  changeOrganization: writes(({ body, ...context }) => {
    const { account: business } = ownOrganization(context)
    if (body.name !== undefined) business.name = body.name
    if (body.logoImage === '') delete business.logoImage
    else if (body.logoImage !== undefined) business.logoImage = body.logoImage
    const organization = organizationPayload(context)
    if (!organization) throw refuse('forbidden')
    return { data: { organization } }
  }),
  readStatement: reads(({ query, ...context }) => {
    const statement = statementOf(context, query.month)
    if (!statement) throw refuse('forbidden')
    return { data: { statement } }
  }),
  readApprovals: reads((context) => approvalsReply(context)),
  sendForApproval: writes(({ body, ...context }) => {
    const { state, shopper, now } = context
    const account = accountIn(context)
    const organization = ownOrganization(context)
    if (shopper.cart.lines.length === 0) throw refuse('empty_cart')
    const note = body.note?.trim()
    organization.approvals = keptApprovals(organization.approvals, APPROVALS_SHOWN_MAXIMUM)
    organization.approvals.push({
      _id: nextHex(state.chance, 24),
      status: 'waiting',
      sentBy: account._id,
      sentAt: now,
      ...(note ? { note } : {}),
      lines: shopper.cart.lines,
    })
    shopper.cart.lines = []
    shopper.cart.revision += 1
    notifyManagers(organization, account.name.first, context)
    return { data: { approvals: approvalsFor(context), cart: cartOf(context) } }
  }),
  withdrawApproval: writes(({ params, ...context }) => {
    const { account } = context
    const organization = organizationOf(context.state, account)
    const isOwn = organization?.approvals.some(
      ({ _id, sentBy }) => _id === params.id && sentBy === account?._id,
    )
    if (!organization || !isOwn || !account) throw notFound('id')
    const approval = approvalIn(['waiting', 'expired'], organization, params.id, context.now)
    takeBack(approval, { status: 'withdrawn' }, account, context)
    return { data: { approvals: approvalsFor(context), cart: cartOf(context) } }
  }),
  changeApproval: writes(({ params, body, ...context }) => {
    const approval = waitingApproval(ownOrganization(context), params.id, context)
    const line = approval.lines.find((one) => isLineOf(one, body))
    if (!line) throw badField('variantId', 'an item of the cart')
    if (body.quantity > line.quantity) refuseTooMany(line, body.quantity, approval, context)
    if (body.quantity === 0) approval.lines = approval.lines.filter((other) => other !== line)
    else line.quantity = body.quantity
    return approvalsReply(context)
  }),
  approveCart: writes(({ params, body, ...context }) => {
    const account = accountIn(context)
    const approval = waitingApproval(ownOrganization(context), params.id, context)
    if (approval.lines.length === 0) throw refuse('empty_cart')
    if (!body.ageGateAccepted) refuseWithoutAge(approval, context)
    const notAdded = addItems(approval.lines, context, {
      isAgeGateAccepted: body.ageGateAccepted ?? false,
      atOnce: Number.POSITIVE_INFINITY,
    })
    Object.assign(approval, { status: 'approved', decidedBy: account._id, decidedAt: context.now })
    return { data: { approvals: approvalsFor(context), cart: cartOf(context), notAdded } }
  }),
  returnCart: writes(({ params, body, ...context }) => {
    const { state, now } = context
    const account = accountIn(context)
    const approval = waitingApproval(ownOrganization(context), params.id, context)
    const sender = senderOf(approval, context)
    takeBack(approval, { status: 'returned', decidedBy: account._id, answer: body.answer }, sender, context)
    if (sender) send(state, { at: now, to: sender.email, kind: 'approval', content: body.answer })
    return approvalsReply(context)
  }),
}
