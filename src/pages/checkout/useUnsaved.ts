import type { CheckoutInfo } from '../../contract/entities/checkout.ts'
import type { CheckoutStep } from '../../contract/enumerations.ts'
import { isBusinessBuyer } from '../../domain/permissions.ts'
import { useT } from '../../i18n/index.ts'
import { hasDraft } from '../../stores/checkout/checkoutDraft.ts'
import { useTypedDrafts } from '../../stores/checkout/typedDrafts.ts'
import { isStepUnsaved } from '../../stores/checkout/unsavedStep.ts'
import { useSession } from '../../stores/session/session.ts'
import { useStepLabels } from './useStepLabels.ts'

/**
 * The title of the open step or of a number beside the steps that has input which is not saved: an order placed now would not have it.
 * Null without one.
 */
export function useUnsaved(open: CheckoutStep | null, info: CheckoutInfo): string | null {
  const t = useT()
  const { titleOf } = useStepLabels()
  const isStep = useTypedDrafts(() => open !== null && isStepUnsaved(open, info))
  const isMemberNumber = useTypedDrafts(() => hasDraft('loyalty'))
  // A shopper who has left the business has no field for the number.
  const isBusiness = useSession(({ user }) => isBusinessBuyer(user))
  const isPurchaseOrder = useTypedDrafts(() => hasDraft('purchaseOrder')) && isBusiness
  if (isStep && open !== null) return titleOf(open, info)
  if (isMemberNumber) return t('member_number.title')
  return isPurchaseOrder ? t('purchase_order.title') : null
}
