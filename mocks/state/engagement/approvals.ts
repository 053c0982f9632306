import { gidOfId } from '../../../fixtures/catalogue.ts'
import type { CartApproval } from '../../../src/contract/entities/account/cartApproval.ts'
import type { Dashboard } from '../../../src/contract/entities/account/dashboard.ts'
import { BusinessRole } from '../../../src/contract/enumerations.ts'
import { APPROVALS_SHOWN_MAXIMUM } from '../../../src/contract/limits.ts'
import { isoTime } from '../../base/clock.ts'
import { approvalStatus } from '../../rules/business/approvals.ts'
import { isSameLine } from '../../rules/cart/isSameLine.ts'
import { maximumQuantity } from '../../rules/maximumQuantity.ts'
import { lineTotal, total } from '../../rules/pricing.ts'
import { canBeHad } from '../../rules/stock.ts'
import { boundsOf } from '../cart/cartBounds.ts'
import type { HandlerContext } from '../handlerContext.ts'
import type { Account } from '../records/account.ts'
import type { Organization, StoredApproval } from '../records/organization.ts'
import type { StoredOrder } from '../records/order.ts'
import type { CartLine, Shopper } from '../records/shopper.ts'
import { organizationOf, permissionsIn } from '../permissions.ts'

/** A person of an approval. The account may have been deleted since. */
const personOf = (id: string, { state }: HandlerContext): CartApproval['sentBy'] => ({
  userId: id,
  name: state.accounts[id]?.name ?? { first: '', last: '' },
})

const linesOf = (lines: readonly CartLine[], { catalogueView }: HandlerContext): CartApproval['lines'] =>
  lines.flatMap(({ variantId, warehouseId, quantity, pickingNotes }) => {
    const entry = catalogueView.entry(gidOfId(variantId), { warehouse: warehouseId })
    if (!entry) return []
    return {
      entry: { ...entry, ...(pickingNotes === undefined ? {} : { customerItemPickingNotes: pickingNotes }) },
      quantity,
    }
  })

function approvalOf(stored: StoredApproval, context: HandlerContext): CartApproval {
  const { _id, sentBy, sentAt, note, decidedBy, decidedAt, answer, orderGid } = stored
  const lines = linesOf(stored.lines, context)
  const available = lines.filter(({ entry }) => canBeHad(entry.variant))
  return {
    _id,
    status: approvalStatus(stored, context.now),
    sentBy: personOf(sentBy, context),
    sentAt: isoTime(sentAt),
    ...(note === undefined ? {} : { note }),
    ...(decidedBy === undefined ? {} : { decidedBy: personOf(decidedBy, context) }),
    ...(decidedAt === undefined ? {} : { decidedAt: isoTime(decidedAt) }),
    ...(answer === undefined ? {} : { answer }),
    ...(orderGid === undefined ? {} : { orderGid }),
    lines,
    subtotal: total(available.map(({ entry, quantity }) => lineTotal(entry.variant, quantity))),
  }
}

const waitsAt =
  (now: number) =>
  (approval: StoredApproval): boolean =>
    approvalStatus(approval, now) === 'waiting'

/** Those that wait, the oldest first, then the decided and expired ones, the newest first. */
function shown(approvals: readonly StoredApproval[], now: number): StoredApproval[] {
  const waits = waitsAt(now)
  const waiting = approvals.filter(waits)
  const decided = approvals.filter((approval) => !waits(approval)).toReversed()
  return [...waiting, ...decided.slice(0, APPROVALS_SHOWN_MAXIMUM)]
}

/** The carts that a business's cart editors have sent, for its owners and admins. */
export const approvalsOf = ({ approvals }: Organization, context: HandlerContext): CartApproval[] =>
  shown(approvals, context.now).map((stored) => approvalOf(stored, context))

/** The carts that the account has sent itself. */
export const ownApprovals = (
  { approvals }: Organization,
  { _id }: Account,
  context: HandlerContext,
): CartApproval[] =>
  shown(
    approvals.filter(({ sentBy }) => sentBy === _id),
    context.now,
  ).map((stored) => approvalOf(stored, context))

/** The maximum of a line among other lines. Stock does not limit it: nothing reports what would be left out, and the cart shows what is sold out. */
function mostOf(
  { variantId, warehouseId }: CartLine,
  lines: readonly CartLine[],
  context: HandlerContext,
): number {
  const variant = context.catalogueView.variant(variantId, warehouseId)
  return variant
    ? maximumQuantity({ ...boundsOf(variant, context, lines), sellable: null }).quantity
    : Infinity
}

/** Adds the lines of a sent cart to their sender's cart again, up to each maximum. The existing cart never loses quantity. */
function giveBack({ lines }: StoredApproval, { cart }: Shopper, context: HandlerContext): void {
  for (const line of lines) {
    const known = cart.lines.find((other) => isSameLine(other, line))
    const held = known?.quantity ?? 0
    const most = mostOf(line, cart.lines, context)
    const quantity = Math.max(held, Math.min(held + line.quantity, most))
    if (known) known.quantity = quantity
    else if (quantity > 0) cart.lines.push({ ...line, quantity })
  }
  cart.revision += 1
}

/** Ends a waiting cart without an order: its lines are in the cart of its sender again. */
export function takeBack(
  approval: StoredApproval,
  end: Pick<StoredApproval, 'status' | 'decidedBy' | 'answer'>,
  sender: Account | undefined,
  context: HandlerContext,
): void {
  Object.assign(approval, end, { decidedAt: context.now })
  if (sender) giveBack(approval, sender.shopper, context)
}

/** Takes back everything that a person has sent and that still waits, because the person leaves the business or changes role. */
export function takeBackAll({ approvals }: Organization, sender: Account, context: HandlerContext): void {
  for (const approval of approvals) {
    if (approval.sentBy === sender._id && approval.status === 'waiting')
      takeBack(approval, { status: 'withdrawn' }, sender, context)
  }
}

/** Marks the carts that the buyer has approved as paid by an order, if it contains one of their items. */
export function noteOrdered(order: StoredOrder, { state, account }: HandlerContext): void {
  const organization = organizationOf(state, account)
  for (const approval of organization?.approvals ?? []) {
    const isIn = approval.lines.some(({ variantId }) =>
      order.lines.some((line) => line.variantId === variantId),
    )
    if (approval.status === 'approved' && approval.decidedBy === account?._id && isIn) {
      approval.status = 'ordered'
      approval.orderGid = order.gid
    }
  }
}

/** The carts for approval in the account's summary: the number that waits for the shopper, or the shopper's own newest one. */
export function approvalSummary(context: HandlerContext): Pick<Dashboard, 'approvals'> {
  const { state, account } = context
  const organization = organizationOf(state, account)
  if (!organization || !account) return {}
  const isSender = account.business?.role === BusinessRole.CART_EDITOR
  const waiting = organization.approvals.filter(waitsAt(context.now)).length
  if (!isSender) return permissionsIn(context).canApprove ? { approvals: { waiting } } : {}
  const own = organization.approvals.findLast(({ sentBy }) => sentBy === account._id)
  if (!own) return { approvals: { waiting: 0 } }
  const { sentAt, answer } = own
  const status = approvalStatus(own, context.now)
  return {
    approvals: {
      waiting: 0,
      own: { status, sentAt: isoTime(sentAt), ...(answer === undefined ? {} : { answer }) },
    },
  }
}
