import type { FormEvent } from 'react'
import type { ListingEntry } from '../../../contract/entities/product/listingEntry.ts'
import type { PalletQuote } from '../../../contract/entities/palletQuote.ts'
import { NAME_MAXIMUM, PALLET_NOTE_MAXIMUM } from '../../../contract/limits.ts'
import { deliveryDayProblem, palletCount } from '../../../domain/engagement/pallets.ts'
import { dayTyped } from '../../../domain/engagement/reminder.ts'
import { formatCount } from '../../../i18n/format.ts'
import { useLanguage, useT } from '../../../i18n/index.ts'
import type { Account } from '../../../stores/session/account.ts'
import { now } from '../../../stores/base/clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmailField } from '../../../ui/form/EmailField.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { NameFields } from '../../../ui/form/NameFields.tsx'
import { PostalCodeField } from '../../../ui/form/PostalCodeField.tsx'
import { TelephoneField } from '../../../ui/form/TelephoneField.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from './PalletForm.module.css'
import { PalletItems } from './PalletItems.tsx'
import { usePalletForm } from './usePalletForm.ts'

interface PalletFormProps {
  /** The logged-in shopper; null for a guest. */
  account: Account | null
  products: readonly ListingEntry[]
  unitsAPallet: number
  onSent: (quote: PalletQuote) => Promise<void>
}

/** The form of a quote: products, number of pallets, and contact (document 2 §7, `palletPayload`). */
export function PalletForm({ account, products, unitsAPallet, onSent }: PalletFormProps) {
  const t = useT()
  const language = useLanguage()
  const { control, formState, problem, counts, count, hasNone, send } = usePalletForm(account, onSent)
  const pallets = palletCount(counts)
  const pieces = pallets * unitsAPallet
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const dayProblem = (typed: string): string | undefined => {
    const wrong = deliveryDayProblem(typed, now())
    return wrong === null ? undefined : t(`pallets.${wrong}`)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormError message={hasNone ? t('pallets.none') : problem && t(problem)} />
      <section className={styles.part} aria-labelledby="pallet-items">
        <div>
          <h2 id="pallet-items" className={styles.title}>
            {t('pallets.items')}
          </h2>
          <p className={styles.text}>{t('pallets.items_text', { count: unitsAPallet })}</p>
        </div>
        <PalletItems products={products} counts={counts} onCount={count} />
      </section>
      <fieldset className={styles.part}>
        <legend className={styles.title}>{t('pallets.you')}</legend>
        <div className={styles.fields}>
          <NameFields control={control} first="firstName" last="lastName" />
          <EmailField
            control={control}
            name="email"
            label={t('login.email')}
            requiredMessage={t('required.email')}
          />
          <TelephoneField
            control={control}
            name="phoneNumber"
            label={t('lead.phone')}
            requiredMessage={t('required.telephone')}
          />
          <TextField
            control={control}
            name="companyName"
            label={t('pallets.company')}
            autoComplete="organization"
            maximumLength={NAME_MAXIMUM}
          />
          <PostalCodeField control={control} name="postalCode" />
          <TextField
            control={control}
            name="deliveryDay"
            label={t('pallets.day')}
            hint={t('pallets.day_pattern')}
            inputMode="numeric"
            format={dayTyped}
            validate={dayProblem}
          />
        </div>
        <TextArea
          control={control}
          name="notes"
          label={t('pallets.notes')}
          rows={3}
          maximumLength={PALLET_NOTE_MAXIMUM}
        />
      </fieldset>
      <div className={styles.end}>
        <p className={styles.sum} aria-live="polite">
          {pallets > 0
            ? `${t('pallets.pallets', { count: pallets })} · ${t('pallets.pieces', { count: pieces, number: formatCount(pieces, language) })}`
            : t('pallets.nothing_yet')}
        </p>
        <Button type="submit" size="large" wide pending={formState.isSubmitting}>
          {t('pallets.submit')}
        </Button>
      </div>
    </form>
  )
}
