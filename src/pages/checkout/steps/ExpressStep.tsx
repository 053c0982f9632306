import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { CheckoutStep } from '../../../contract/enumerations.ts'
import { hasVanDelivery } from '../../../domain/checkout/checkout.ts'
import { DeliveryOptions } from '../../../features/cart/DeliveryOptions.tsx'
import { useIsServed } from '../../../features/cart/useIsServed.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { afterPaint } from '../../../scheduling/afterPaint.ts'
import { clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { chooseSlot } from '../../../stores/checkout/checkoutSteps.ts'
import { refreshCheckout } from '../../../stores/checkout/checkoutWork.ts'
import { clearSentDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { now } from '../../../stores/base/clock.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { PickupPlaces } from '../express/PickupPlaces.tsx'
import { useExpressGroups } from '../express/useExpressGroups.ts'
import { useFreshSlots } from '../express/useFreshSlots.ts'
import { SlotPicker } from '../SlotPicker.tsx'
import styles from './Step.module.css'
import type { StepProps } from './step.ts'
import { StepError } from './StepError.tsx'

/** Times to pick up where nothing is delivered by van, and the postcode whose vans have times. */
const asksOf = (info: CheckoutInfo, postalCode: string | undefined) =>
  hasVanDelivery(info)
    ? ({ postalCode, pick: 'checkout.express_pick', none: 'checkout.express_none' } as const)
    : ({ postalCode: undefined, pick: 'checkout.pickup_pick', none: 'checkout.pickup_none' } as const)

/** The time of the express delivery or of the pickup: one of the open slots (document 2 §7, deliveryInfo). */
export function ExpressStep({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const language = useSession((session) => session.language)
  const location = useSession((session) => session.location)
  const isSaving = useCheckout((checkout) => checkout.pending.express === true)
  const isLooking = useCheckout((checkout) => checkout.pending.refresh === true)
  const [picked, setPicked] = useState(readDraft('express')['slot'] ?? null)
  const [isMissing, setMissing] = useState(false)
  const groups = useExpressGroups()
  const isServed = useIsServed()
  const { postalCode, pick, none } = asksOf(info, location?.postalCode)
  useFreshSlots(postalCode)
  // A slot that is full now cannot stay chosen.
  const open = info.deliveryTimes.filter((slot) => slot.isAvailable)
  const wanted = picked ?? info.selection.deliveryInfo.deliveryTimeId
  const chosen = open.find((slot) => slot._id === wanted)
  const isGone = wanted !== undefined && chosen === undefined

  const focusFirstSlot = () =>
    form.current?.querySelector<HTMLInputElement>('input[name="delivery-slot"]:enabled')?.focus()
  // The radio button that had the focus is gone or disabled.
  useEffect(() => {
    if (!isGone) return undefined
    return afterPaint(() => {
      if (document.activeElement === document.body) focusFirstSlot()
    })
  }, [isGone])
  const choose = (id: string) => {
    setPicked(id)
    saveDraft('express', { slot: id })
    setMissing(false)
    clearFailure('express')
    clearFailure('order')
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) {
      setMissing(true)
      focusFirstSlot()
      return
    }
    const sent = readDraft('express')
    if (!(await chooseSlot(chosen._id))) return void (await refreshCheckout())
    if (clearSentDraft('express', sent)) onDone()
  }
  const lookAgain = async () => {
    await refreshCheckout()
    // The button is gone once there are times.
    afterPaint(() => {
      if (document.activeElement === document.body) focusFirstSlot()
    })
  }
  const options = groups.map(({ group, lines }) => (
    <DeliveryOptions
      key={group.groupIdentifier}
      warehouse={group.warehouse}
      lines={lines}
      isAddressChosen={!info.isPickupOnly}
    />
  ))

  if (groups.some(({ group }) => !isServed(group.warehouse)))
    return (
      <div className={styles.form}>
        {options}
        <Button variant="outline" onClick={() => void navigate(to.checkoutStep(CheckoutStep.ADDRESS))}>
          {t('checkout.express_change_address')}
        </Button>
      </div>
    )

  const places = info.pickupPlaces ?? []
  if (open.length === 0)
    return (
      <div className={styles.form}>
        <StepError work="refresh" />
        {places.length > 0 ? <PickupPlaces places={places} /> : null}
        <p className={styles.text}>{t(none)}</p>
        <Button variant="outline" pending={isLooking} onClick={() => void lookAgain()}>
          {t('checkout.express_again')}
        </Button>
        {options}
      </div>
    )

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <StepError work="express" />
      {places.length > 0 ? <PickupPlaces places={places} /> : null}
      <p className={styles.text} role="status">
        {isGone ? t('checkout.express_gone') : null}
      </p>
      <SlotPicker
        slots={info.deliveryTimes}
        chosen={chosen?._id ?? null}
        language={language}
        now={now()}
        isMissing={isMissing}
        missingText={t(pick)}
        onChoose={choose}
      />
      {options}
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
