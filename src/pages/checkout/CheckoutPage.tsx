import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Payment } from '../../contract/entities/payment.ts'
import type { CheckoutInfo } from '../../contract/entities/checkout.ts'
import { CheckoutStep, StepStatus } from '../../contract/enumerations.ts'
import { checkoutSteps, nextStep, shownStep, stepStatus } from '../../domain/checkout/checkout.ts'
import { canPlaceOrders, canSendForApproval } from '../../domain/permissions.ts'
import { loadTexts, useT } from '../../i18n/index.ts'
import { useIsHere } from '../../navigation/useIsHere.ts'
import { to } from '../../paths.ts'
import { useOptimisticCart } from '../../stores/cart/cart.ts'
import { useSavings } from '../../stores/cart/savings.ts'
import { isSaving as isSavingStep, useCheckout } from '../../stores/checkout/checkout.ts'
import { usePageData } from '../../stores/session/pageData.ts'
import { useSession } from '../../stores/session/session.ts'
import { openPanel } from '../../stores/overlays/panels.ts'
import { blockedReason } from '../../features/cart/blockedReason.ts'
import { BuyingHead } from '../../features/cart/BuyingHead.tsx'
import { BuyingPage } from '../../features/cart/BuyingPage.tsx'
import { useGroupTexts } from '../../features/cart/useGroupTexts.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { IconLink } from '../../ui/link/IconLink.tsx'
import { lazyWithPreload } from '../../ui/deferred/lazyWithPreload.tsx'
import { isTypingOutside } from '../../ui/layout/isTypingOutside.ts'
import { MuiScope } from '../../ui/dialog/MuiScope.tsx'
import { PaymentSheet } from '../../features/payment/PaymentSheet.tsx'
import { Seo } from '../../features/seo/Seo.tsx'
import { CartChanged } from './CartChanged.tsx'
import styles from './CheckoutPage.module.css'
import { EmptyCheckout } from './EmptyCheckout.tsx'
import { CheckoutExtras } from './extras/CheckoutExtras.tsx'
import { OpenPayment } from './OpenPayment.tsx'
import { LogInBefore } from './LogInBefore.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PlaceOrder } from './PlaceOrder.tsx'
import { RefreshError } from './RefreshError.tsx'
import { refusalOf } from './refusals.ts'
import { StepCard } from './StepCard.tsx'
import { StepFormSkeleton } from './StepFormSkeleton.tsx'
import { StepError } from './steps/StepError.tsx'
import { stepForms } from './stepForms.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'
import { useStepLabels } from './useStepLabels.ts'
import { useUnsaved } from './useUnsaved.ts'

const SendCart = lazyWithPreload(async () => {
  const [part] = await Promise.all([import('./approval/SendCart.tsx'), loadTexts('account')])
  return part.SendCart
})

/** The checkout: its steps as cards, the open one in the address, the total always visible (document 1 §4). */
export function CheckoutPage() {
  const { page, checkout } = usePageData()
  const sends = useSession(({ user, base }) => canSendForApproval(user, base?.config ?? null))
  const order = usePlaceOrder()
  const latest = useCheckout((state) => state.info)
  const [kept, keep] = useState(latest)
  // A placed order has no checkout any more: the page stays as it was until the confirmation loads.
  if (latest !== null && latest !== kept) keep(latest)
  const info = latest ?? kept ?? checkout
  if (sends)
    return (
      <>
        <Seo seo={page.seo} />
        <Suspense fallback={<StepFormSkeleton />}>
          <SendCart />
        </Suspense>
      </>
    )
  return (
    <>
      <Seo seo={page.seo} />
      {info && (order.isPlacing || info.fulfillmentRequests.length > 0) ? (
        <Checkout info={info} {...order} />
      ) : (
        <BuyingPage>
          <EmptyCheckout />
        </BuyingPage>
      )}
    </>
  )
}

interface CheckoutProps {
  info: CheckoutInfo
  isPlacing: boolean
  place: () => Promise<void>
  confirm: (payment: Payment) => Promise<void>
  cancel: (payment: Payment) => Promise<void>
}

function Checkout({ info, isPlacing, place, confirm, cancel }: CheckoutProps) {
  const t = useT()
  const labels = useStepLabels()
  const navigate = useNavigate()
  const cart = useOptimisticCart()
  const groupTexts = useGroupTexts()
  const [query] = useSearchParams()
  const asked = query.get('step')
  const open = shownStep(asked, info)
  const steps = checkoutSteps(info)
  const failedStep = useCheckout(({ failures }) => (failures.order ? refusalOf(failures.order).step : null))
  const notAllowed = useSession(({ user }) => canPlaceOrders(user)) ? null : t('checkout.cart_editor')
  // A step that shows its own message, or has no slots, says it already.
  const isRefreshReported = useCheckout(({ failures }) => open !== null && failures[open] !== undefined)
  const hasNoSlots =
    open === CheckoutStep.EXPRESS && info.deliveryTimes.every(({ isAvailable }) => !isAvailable)
  const isStepSaving = useCheckout(isSavingStep)
  const areSavingsSending = useSavings(({ sending }) => sending > 0)
  const isSaving = isStepSaving || areSavingsSending
  const blocked = blockedReason(cart, t, groupTexts) ?? notAllowed
  const isComplete = nextStep(info) === null
  const unsaved = useUnsaved(open, info)
  // The step that is open when the page loads does not take the focus.
  const [first, setFirst] = useState(open)
  const hasMoved = useRef(false)
  const placeOrder = useRef<HTMLElement>(null)
  const isHere = useIsHere()
  const shown = useRef(open)
  useEffect(() => {
    shown.current = open
  }, [open])

  // The open step is in the address, so that Back leads to the step before and a reload to the same step.
  useEffect(() => {
    if (open === null || asked === open || isPlacing || !isHere()) return
    void navigate(to.checkoutStep(open), { replace: true })
  }, [open, asked, isPlacing, isHere, navigate])

  // After the last step, only placing the order remains. Its region receives the focus, not its button: an Enter key that is still held
  // down must not place the order.
  useEffect(() => {
    if (open === null && hasMoved.current && !isTypingOutside(placeOrder.current)) placeOrder.current?.focus()
  }, [open])

  const goOn = (step: CheckoutStep) => {
    // The shopper may have left, or opened another step, while this one was being saved.
    if (shown.current !== step || !isHere()) return
    setFirst(null)
    hasMoved.current = true
    const now = useCheckout.getState().info
    const next = now ? nextStep(now) : null
    void navigate(next ? to.checkoutStep(next) : to.checkout())
  }
  const change = (step: CheckoutStep) => {
    setFirst(null)
    void navigate(to.checkoutStep(step))
  }
  const stateOf = (step: CheckoutStep) => {
    if (step === open) return 'open'
    return stepStatus(step, info) === StepStatus.COMPLETE ? 'done' : 'ahead'
  }
  const isLastMissing = (step: CheckoutStep) =>
    steps.every((other) => other === step || stepStatus(other, info) === StepStatus.COMPLETE)

  return (
    <BuyingPage
      head={
        <BuyingHead
          back={<IconLink icon="chevron-left" label={t('checkout.back_to_cart')} to={to.cart()} />}
          title={t('checkout.title')}
        >
          <IconButton
            icon="user"
            label={t('shell.tab_account')}
            className={styles.account}
            aria-haspopup="dialog"
            onClick={() => openPanel('account')}
          />
        </BuyingHead>
      }
      side={
        <>
          <OrderSummary cart={cart} info={info} />
          <PlaceOrder
            pricing={info.pricingInfo}
            region={placeOrder}
            blocked={blocked}
            isComplete={isComplete}
            unsaved={unsaved}
            isSaving={isSaving}
            isPlacing={isPlacing}
            onPlace={() => void place()}
          />
          {/* Below the button: on a wide screen, total and button stay in view. */}
          <CheckoutExtras info={info} cart={cart} />
        </>
      }
    >
      {open === CheckoutStep.ADDRESS ? <LogInBefore /> : null}
      <CartChanged
        total={info.pricingInfo.totalPrice}
        isDisabled={blocked !== null || !isComplete || unsaved !== null || isSaving}
        isPlacing={isPlacing}
        onAccept={() => void place()}
      />
      <OpenPayment
        payment={info.openPayment}
        isPlacing={isPlacing}
        onContinue={(payment) => void confirm(payment)}
        onCancel={(payment) => void cancel(payment)}
      />
      <PaymentSheet />
      {failedStep === null ? <StepError work="order" /> : null}
      {isRefreshReported || hasNoSlots ? null : <RefreshError />}
      <ol className={styles.steps} aria-label={t('checkout.steps_label')}>
        {steps.map((step, at) => {
          const StepForm = stepForms[step]
          return (
            <StepCard
              key={step}
              number={at + 1}
              count={steps.length}
              title={labels.titleOf(step, info)}
              state={stateOf(step)}
              summary={labels.summaryOf(step, info)}
              takesFocus={first !== step}
              onChange={() => change(step)}
            >
              {failedStep === step ? <StepError work="order" /> : null}
              <MuiScope fallback={<StepFormSkeleton />}>
                <StepForm
                  info={info}
                  submitLabel={isLastMissing(step) ? t('checkout.done') : t('checkout.continue')}
                  onDone={() => goOn(step)}
                />
              </MuiScope>
            </StepCard>
          )
        })}
      </ol>
    </BuyingPage>
  )
}
