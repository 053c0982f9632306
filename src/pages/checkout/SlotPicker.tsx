import { useEffect, useId, useRef, useState } from 'react'
import type { DeliveryTime } from '../../contract/entities/checkout.ts'
import type { Language } from '../../contract/enumerations.ts'
import { formatPrice } from '../../domain/money.ts'
import { formatDay, formatTimes } from '../../i18n/format.ts'
import { useT } from '../../i18n/index.ts'
import { nearness } from '../../i18n/nearness.ts'
import { FieldError } from '../../ui/form/FieldError.tsx'
import styles from './SlotPicker.module.css'

interface SlotPickerProps {
  slots: readonly DeliveryTime[]
  chosen: string | null
  language: Language
  now: number
  /** No slot was chosen where one is required. */
  isMissing: boolean
  /** What to say then. */
  missingText: string
  onChoose: (id: string) => void
}

/** The days, then the slots of one day, as two radio groups; full slots are shown and cannot be chosen. */
export function SlotPicker({
  slots,
  chosen,
  language,
  now,
  isMissing,
  missingText,
  onChoose,
}: SlotPickerProps) {
  const t = useT()
  const errorId = useId()
  const error = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The first slot has the focus; if the slots above it are full, the message may be out of view.
    if (isMissing) error.current?.scrollIntoView({ block: 'nearest' })
  }, [isMissing])
  const days = [...new Set(slots.map((slot) => slot.day))]
  const dayOfChosen = slots.find((slot) => slot._id === chosen)?.day
  const firstOpen = slots.find((slot) => slot.isAvailable)?.day
  const [picked, setPicked] = useState<string | null>(null)
  // The last time of a day may have passed since it was picked.
  const stillPicked = days.find((each) => each === picked)
  const day = stillPicked ?? dayOfChosen ?? firstOpen ?? days[0]
  if (day === undefined) return null

  const dayName = (each: string) => {
    const relativeDay = nearness(each, now)
    if (relativeDay === 'today') return t('checkout.express_today')
    return relativeDay === 'tomorrow' ? t('checkout.express_tomorrow') : formatDay(each, language)
  }

  // The delivery has its own fee: "free" would suggest that there is none.
  const priceOf = ({ price }: DeliveryTime) => (price > 0 ? `+ ${formatPrice(price)}` : null)

  return (
    <div className={styles.picker}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('checkout.express_day_label')}</legend>
        <div className={styles.days}>
          {days.map((each) => (
            <label key={each} className={styles.day}>
              <input
                type="radio"
                name="delivery-day"
                value={each}
                checked={each === day}
                onChange={() => setPicked(each)}
              />
              <span>{dayName(each)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset
        className={styles.group}
        aria-describedby={isMissing ? errorId : undefined}
        aria-invalid={isMissing ? true : undefined}
      >
        <legend className={styles.legend}>{t('checkout.express_slot_label', { day: dayName(day) })}</legend>
        {/* Above the slots: below them, it would be covered by a phone's bar while the first slot has the focus. */}
        {isMissing ? (
          <p ref={error} id={errorId} className={styles.error}>
            <FieldError text={missingText} />
          </p>
        ) : null}
        <div className={styles.slots}>
          {slots
            .filter((slot) => slot.day === day)
            .map((slot) => (
              <label key={slot._id} className={styles.slot}>
                <input
                  type="radio"
                  name="delivery-slot"
                  value={slot._id}
                  checked={slot._id === chosen}
                  disabled={!slot.isAvailable}
                  onChange={() => onChoose(slot._id)}
                />
                <span className={styles.time}>{formatTimes(slot.start, slot.end, language)}</span>
                <span className={styles.price}>
                  {slot.isAvailable ? priceOf(slot) : t('checkout.express_full')}
                </span>
              </label>
            ))}
        </div>
      </fieldset>
    </div>
  )
}
