import type { Cart } from '../../../contract/entities/cart.ts'
import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { isBusinessBuyer } from '../../../domain/permissions.ts'
import { useSession } from '../../../stores/session/session.ts'
import { CartOffers } from '../../../features/cart/CartOffers.tsx'
import { PromoCodes } from '../../../features/promo-codes/PromoCodes.tsx'
import { Folds } from '../../../features/savings/Folds.tsx'
import { LogInForSavings } from './LogInForSavings.tsx'
import { MemberNumber } from './MemberNumber.tsx'
import { PurchaseOrderNumber } from './PurchaseOrderNumber.tsx'
import { RewardPoints } from './RewardPoints.tsx'
import { StoreCredit } from './StoreCredit.tsx'

interface CheckoutExtrasProps {
  info: CheckoutInfo
  cart: Cart
}

/**
 * The inputs beside the steps: offers, promo codes, reward points, credit, the member number, and for a business the purchase order number
 * (document 1 §3, Checkout inputs). Each can be removed again. A guest is asked to log in for what needs an account.
 */
export function CheckoutExtras({ info, cart }: CheckoutExtrasProps) {
  const isBusiness = useSession(({ user }) => isBusinessBuyer(user))
  const { balances } = info
  return (
    <Folds>
      <CartOffers cart={cart} variants={info.cartOffers.promoVariants} />
      <PromoCodes />
      {balances ? (
        <>
          <RewardPoints info={info} balances={balances} />
          <StoreCredit info={info} balances={balances} />
        </>
      ) : (
        <LogInForSavings />
      )}
      <MemberNumber info={info} />
      {isBusiness ? <PurchaseOrderNumber info={info} /> : null}
    </Folds>
  )
}
