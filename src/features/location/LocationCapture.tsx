import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import { DEFAULT_POSTAL_CODE } from '../../contract/limits.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../stores/base/formDraft.ts'
import { saveLocation } from '../../stores/session/location.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { rememberModal } from '../../stores/overlays/rememberModal.ts'
import { notify } from '../../stores/notices/notices.ts'
import { useSession } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { announce } from '../../ui/feedback/Announcer.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { PostalCodeField } from '../../ui/form/PostalCodeField.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'
import styles from '../../ui/dialog/DialogParts.module.css'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import { lookUpPlace, type PlaceFound, placeText, usePostcodeLookup } from './usePostcodeLookup.ts'
import { isWideScreen } from '../../ui/layout/isWideScreen.ts'

/**
 * Asks for the shopper's location (document 1 §4, location capture): locked if it is required, closable if the shopper opened it to change
 * the location.
 */
export function LocationCapture({ modal: { isLocked }, isOpen }: ModalOf<'location'>) {
  const t = useT()
  return (
    <Modal isOpen={isOpen} onClose={closeModal} isLocked={isLocked} title={t('location.title')}>
      <LocationForm />
    </Modal>
  )
}

function LocationForm() {
  const t = useT()
  const { revalidate } = useRevalidator()
  const base = useSession((session) => session.base)
  const { control, handleSubmit, setError, setFocus, formState, problem, setProblem } = useFormEngine({
    defaultValues: { postalCode: '', ...readFormDraft('location') },
    onTyped: (values) => saveFormDraft('location', values),
  })
  const typed = useWatch({ control, name: 'postalCode' })
  const place = usePostcodeLookup(typed)
  const [isLookingAround, setLookingAround] = useState(false)
  const isOutside = place?.verdict === 'outside' || formState.errors.postalCode?.type === 'outside'
  const usual = base?.postalCode || DEFAULT_POSTAL_CODE

  useEffect(() => {
    // On a phone, the keyboard would cover the text of the dialog.
    if (isWideScreen()) setFocus('postalCode')
  }, [setFocus])

  /** The form can be sent before the lookup has answered. */
  const placeNow = async (postalCode: string): Promise<PlaceFound | null> => {
    if (place && place.verdict !== 'looking') return place
    try {
      return await lookUpPlace(postalCode)
    } catch (error) {
      if (!isFailure(error)) throw error
      return null
    }
  }

  const refuse = (found: PlaceFound | null, postalCode: string) => {
    const type = found?.verdict === 'unknown' ? 'unknown' : 'outside'
    const name = found ? placeText(found) : ''
    const message =
      type === 'outside'
        ? t('location.unsupported', { place: name || postalCode })
        : t('location.unknown', { postalCode })
    setError('postalCode', { type, message }, { shouldFocus: true })
  }

  const say = async (postalCode: string) => {
    const closeThis = rememberModal()
    const failure = await saveLocation(postalCode)
    if (failure?.code === Refusal.POSTAL_CODE_UNSUPPORTED)
      return refuse(await placeNow(postalCode), postalCode)
    if (failure) return setProblem(failureMessage(failure))
    clearFormDraft('location')
    // Availability and delivery times depend on the location, so the page's data is loaded again.
    await revalidate()
    const { locationName = postalCode } = useSession.getState().base ?? {}
    notify({ key: 'location.saved', values: { place: locationName }, tone: 'success', slot: 'startup' })
    closeThis()
  }
  const lookAround = async () => {
    if (formState.isSubmitting) return
    setLookingAround(true)
    await say(usual)
    setLookingAround(false)
  }
  const send = handleSubmit(({ postalCode }) => say(postalCode.trim()))

  const hints = {
    looking: t('location.looking'),
    served: place ? placeText(place) : '',
    outside: t('address.outside_hint'),
    unknown: undefined,
  }

  const verdict = place && place.verdict !== 'looking' ? hints[place.verdict] : undefined
  useEffect(() => {
    if (verdict) announce(verdict)
  }, [verdict])

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLookingAround) void send(event)
      }}
    >
      <p>{t('location.text')}</p>
      <FormError message={problem && t(problem)} />
      <PostalCodeField
        control={control}
        name="postalCode"
        hint={place ? hints[place.verdict] : t('location.hint')}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="large" wide pending={formState.isSubmitting}>
          {t('location.submit')}
        </Button>
        {isOutside ? (
          <Button variant="quiet" wide pending={isLookingAround} onClick={() => void lookAround()}>
            {t('location.look_around', { place: base?.locationName || usual })}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
