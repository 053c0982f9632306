import { type FormEvent, useRef, useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { chooseSlot } from '../../../stores/checkout/checkoutSteps.ts'
import { refreshCheckout } from '../../../stores/checkout/checkoutWork.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { now } from '../../../stores/base/clock.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SlotPicker } from '../SlotPicker.tsx'
import styles from './Step.module.css'
import type { StepProps } from './step.ts'
import { StepError } from './StepError.tsx'

/** The time of the express delivery: one of the open slots (document 2 §7, deliveryInfo). */
export function ExpressStep({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const language = useSession((session) => session.language)
  const isSaving = useCheckout((checkout) => checkout.pending.express === true)
  const isLooking = useCheckout((checkout) => checkout.pending.refresh === true)
  const [picked, setPicked] = useState(readDraft('express')['slot'] ?? null)
  const [isMissing, setMissing] = useState(false)
  // A slot that is full now cannot stay chosen.
  const open = info.deliveryTimes.filter((slot) => slot.isAvailable)
  const chosen = open.find((slot) => slot._id === (picked ?? info.selection.deliveryInfo.deliveryTimeId))

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
      form.current?.querySelector<HTMLInputElement>('input[name="delivery-slot"]:enabled')?.focus()
      return
    }
    if (await chooseSlot(chosen._id)) {
      clearDraft('express')
      return onDone()
    }
    await refreshCheckout()
  }

  if (open.length === 0)
    return (
      <>
        <StepError work="refresh" />
        <p className={styles.text}>
          {t(info.deliveryTimes.length === 0 ? 'checkout.express_unreached' : 'checkout.express_none')}
        </p>
        <Button variant="outline" pending={isLooking} onClick={() => void refreshCheckout()}>
          {t('checkout.express_again')}
        </Button>
      </>
    )

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <StepError work="express" />
      <SlotPicker
        slots={info.deliveryTimes}
        chosen={chosen?._id ?? null}
        language={language}
        now={now()}
        isMissing={isMissing}
        onChoose={choose}
      />
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
