import { type ChangeEvent, useId, useRef, useState } from 'react'
import { OrganizationLogo } from '../../../features/business/OrganizationLogo.tsx'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { changeBusiness } from '../../../stores/business/organizationChanges.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FileButton } from '../../../ui/button/FileButton.tsx'
import { FieldError } from '../../../ui/form/FieldError.tsx'
import { useIsMounted } from '../../../ui/layout/useIsMounted.ts'
import { closeLogo, croppedLogo, isWide, LOGO_TYPES, logoProblem, openLogo } from './cropLogo.ts'
import styles from './Organization.module.css'

interface LogoFormProps {
  name: string
  image: string | undefined
  /** Called when a logo is chosen, and when it is saved or discarded. */
  onPending: (isPending: boolean) => void
}

/** The middle of the picture, in percent of the part that a square leaves out. */
const MIDDLE = 50

/** Uploads a logo: the file is checked, cropped to a square on the device, and shown before it is saved. */
export function LogoForm({ name, image, onPending }: LogoFormProps) {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isMounted = useIsMounted()
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [position, setPosition] = useState(MIDDLE)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const [isSaving, setSaving] = useState(false)
  const preview = picture ? croppedLogo(picture, position) : image

  const discard = () => {
    if (picture) closeLogo(picture)
    setPicture(null)
    setPosition(MIDDLE)
    onPending(false)
    if (input.current) input.current.value = ''
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const refused = logoProblem(file)
    const opened = refused === null ? await openLogo(file) : null
    // The form may have been closed while the picture was read.
    if (!isMounted()) return opened ? closeLogo(opened) : undefined
    setProblem(opened ? null : (refused ?? 'organization.logo_unreadable'))
    target.value = ''
    if (!opened) return
    if (picture) closeLogo(picture)
    setPosition(MIDDLE)
    setPicture(opened)
    onPending(true)
  }
  const save = async (logoImage: string) => {
    setSaving(true)
    setProblem(null)
    const failure = await changeBusiness({ logoImage })
    setSaving(false)
    setProblem(failure ? failureMessage(failure) : null)
    if (failure) return
    discard()
    input.current?.focus()
  }
  return (
    <div className={styles.logoForm}>
      <OrganizationLogo name={name} image={preview} size="large" />
      <div className={styles.logoParts}>
        <FileButton
          ref={input}
          label={t('organization.logo')}
          accept={LOGO_TYPES.join(',')}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem !== null || undefined}
          onChange={(event) => void choose(event)}
        />
        <p id={`${id}-hint`} role="status" className={styles.hint}>
          {problem === null ? t('organization.logo_hint') : <FieldError text={t(problem)} />}
        </p>
        {picture && picture.width !== picture.height ? (
          <label className={styles.position}>
            {t(isWide(picture) ? 'organization.logo_across' : 'organization.logo_down')}
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={position}
              onChange={({ target }) => setPosition(target.valueAsNumber)}
            />
          </label>
        ) : null}
        <div className={styles.buttons}>
          {picture && preview !== undefined ? (
            <>
              <Button pending={isSaving} onClick={() => void save(preview)}>
                {t('organization.logo_use')}
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  discard()
                  input.current?.focus()
                }}
              >
                {t('organization.logo_discard')}
              </Button>
            </>
          ) : null}
          {!picture && image !== undefined ? (
            <Button variant="outline" pending={isSaving} onClick={() => void save('')}>
              {t('organization.logo_remove')}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  )
}
