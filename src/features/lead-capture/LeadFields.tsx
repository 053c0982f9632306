import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import { ErrorCode } from '../../contract/errorCodes.ts'
import { ADDRESS_LINE_MAXIMUM, LEAD_ANSWER_MAXIMUM, PLACE_NAME_MAXIMUM } from '../../contract/limits.ts'
import { companySizes, industries, occupations } from '../../domain/engagement/leadAnswers.ts'
import { useT } from '../../i18n/index.ts'
import type { Account } from '../../stores/session/account.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../stores/base/formDraft.ts'
import { sendLead } from '../../stores/engagement/lead.ts'
import { rememberModal } from '../../stores/overlays/rememberModal.ts'
import { notify } from '../../stores/notices/notices.ts'
import { emitEvent } from '../../tracking/eventBus.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { NameFields } from '../../ui/form/NameFields.tsx'
import { PostalCodeField } from '../../ui/form/PostalCodeField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TelephoneField } from '../../ui/form/TelephoneField.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { knownLead, leadOf, type LeadTexts } from './leadDraft.ts'
import styles from '../../ui/dialog/DialogParts.module.css'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import { usePostcodeLookup } from '../location/usePostcodeLookup.ts'

interface LeadFieldsProps {
  account: Account
  isLocked: boolean
  onLeave: () => void
}

/** The fields of the form, prefilled with known data; typed input survives closing the dialog. */
export function LeadFields({ account, isLocked, onLeave }: LeadFieldsProps) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const draft = `lead:${account._id}` as const
  const [start] = useState(() => ({ ...knownLead(account), ...readFormDraft(draft) }))
  const { control, handleSubmit, getValues, setValue, setError, formState, problem, setProblem } =
    useFormEngine<LeadTexts>({ defaultValues: start, onTyped: (values) => saveFormDraft(draft, values) })
  const place = usePostcodeLookup(useWatch({ control, name: 'postalCode' }))
  const { canEditCompanyName } = account.prompts.leadForm
  /** A member does not change what the business has answered. */
  const locked = (answer: string | undefined) =>
    canEditCompanyName || !answer ? {} : { disabled: true, hint: t('lead.answered') }

  // Shows the city of the postcode until another one is typed.
  const filledIn = useRef('')
  const city = place?.city
  useEffect(() => {
    if (!city || (getValues('city') !== '' && getValues('city') !== filledIn.current)) return
    filledIn.current = city
    setValue('city', city)
  }, [city, getValues, setValue])

  const refuse = (name: 'phoneNumber' | 'postalCode', message: string) =>
    setError(name, { type: 'server', message }, { shouldFocus: true })

  const send = handleSubmit(async (fields) => {
    const closeThis = rememberModal()
    setProblem(null)
    try {
      await sendLead(leadOf(fields))
      emitEvent('business sign up', { way: 'lead' })
      clearFormDraft(draft)
      // Prices and permissions have changed to those of a business.
      await revalidate()
      notify({ key: 'lead.thanks', tone: 'success', slot: 'startup' })
      closeThis()
    } catch (error) {
      if (!isFailure(error)) throw error
      if (error.code === ErrorCode.LEAD_CAPTURE_ENTRY_USED)
        refuse('phoneNumber', t('customer_data_capture_form.api_error_message_entry_used'))
      else if (error.code === ErrorCode.BUSINESS_LOCATION_UNSUPPORTED)
        refuse('postalCode', t('lead.unsupported'))
      else setProblem('form.api_error_message_default')
    }
  })

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <p>{t(account.prompts.leadForm.isMandatory ? 'lead.text_mandatory' : 'lead.text')}</p>
      <FormError message={problem && t(problem)} />
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('lead.you')}</legend>
        <div className={styles.fields}>
          <NameFields control={control} first="firstName" last="lastName" />
          <TelephoneField
            control={control}
            name="phoneNumber"
            label={t('lead.phone')}
            requiredMessage={t('required.telephone')}
          />
          <SelectField
            control={control}
            name="occupationType"
            label={t('lead.occupation')}
            placeholder={t('lead.choose')}
            options={Object.entries(occupations).map(([value, word]) => ({
              value,
              text: t(`lead.occupation_${word}`),
            }))}
          />
          <div className={styles.wide}>
            <TextField
              control={control}
              name="occupationRole"
              label={t('lead.role')}
              autoComplete="organization-title"
              maximumLength={LEAD_ANSWER_MAXIMUM}
            />
          </div>
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('lead.company')}</legend>
        <div className={styles.fields}>
          <div className={styles.wide}>
            <TextField
              control={control}
              name="companyName"
              label={t('lead.company_name')}
              autoComplete="organization"
              maximumLength={ADDRESS_LINE_MAXIMUM}
              requiredMessage={t('required.company_name')}
              isReadOnly={!canEditCompanyName}
              hint={canEditCompanyName ? undefined : t('lead.company_name_fixed')}
            />
          </div>
          <SelectField
            control={control}
            name="size"
            label={t('lead.size')}
            placeholder={t('lead.choose')}
            requiredMessage={t('required.company_size')}
            {...locked(account.b2b?.size)}
            options={companySizes.map((value) => ({
              value,
              text: value === '201+' ? t('lead.size_more') : value.replace('-', '–'),
            }))}
          />
          <SelectField
            control={control}
            name="industryType"
            label={t('lead.industry')}
            placeholder={t('lead.choose')}
            requiredMessage={t('required.industry')}
            {...locked(account.b2b?.industryType)}
            options={Object.entries(industries).map(([value, word]) => ({
              value,
              text: t(`lead.industry_${word}`),
            }))}
          />
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('lead.place')}</legend>
        <div className={styles.fields}>
          <PostalCodeField
            control={control}
            name="postalCode"
            hint={place?.verdict === 'outside' ? t('address.outside_hint') : undefined}
          />
          <TextField
            control={control}
            name="city"
            label={t('lead.city')}
            autoComplete="address-level2"
            maximumLength={PLACE_NAME_MAXIMUM}
          />
          <TextField
            control={control}
            name="district"
            label={t('lead.district')}
            maximumLength={PLACE_NAME_MAXIMUM}
          />
          <TextField
            control={control}
            name="ward"
            label={t('lead.ward')}
            maximumLength={PLACE_NAME_MAXIMUM}
          />
        </div>
      </fieldset>
      <TextArea
        control={control}
        name="contactReason"
        label={t('lead.reason')}
        rows={3}
        maximumLength={LEAD_ANSWER_MAXIMUM}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="large" wide pending={formState.isSubmitting}>
          {t('lead.submit')}
        </Button>
        {isLocked ? null : (
          <Button variant="quiet" wide onClick={onLeave}>
            {t('lead.leave')}
          </Button>
        )}
      </div>
    </form>
  )
}
