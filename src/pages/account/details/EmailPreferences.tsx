import { useId, useState } from 'react'
import type {
  EmailPreference,
  EmailPreferences as Preferences,
} from '../../../contract/entities/account/emailPreferences.ts'
import { useT } from '../../../i18n/index.ts'
import { setEmailPreference } from '../../../stores/account/emailPreferences.ts'
import { Switch } from '../../../ui/form/Switch.tsx'
import styles from '../AccountSection.module.css'

const names: readonly EmailPreference[] = ['offers', 'reminders', 'news']

/** The emails that the shopper wants: each switch changes at once, and back after a failure. */
export function EmailPreferences({ saved, email }: { saved: Preferences; email: string }) {
  const t = useT()
  const id = useId()
  const [shown, setShown] = useState(saved)
  const [saving, setSaving] = useState<readonly EmailPreference[]>([])
  const change = async (name: EmailPreference, isOn: boolean) => {
    setShown((before) => ({ ...before, [name]: isOn }))
    setSaving((before) => [...before, name])
    const isSaved = await setEmailPreference(name, isOn)
    if (!isSaved) setShown((before) => ({ ...before, [name]: !isOn }))
    setSaving((before) => before.filter((other) => other !== name))
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {t('details.emails')}
      </h2>
      <p className={styles.text}>{t('details.emails_text', { email })}</p>
      <ul className={styles.switches}>
        {names.map((name) => (
          <li key={name} className={styles.switch}>
            <span className={styles.texts}>
              <span id={`${id}-${name}`}>{t(`details.email_${name}`)}</span>
              <span id={`${id}-${name}-text`} className={styles.text}>
                {t(`details.email_${name}_text`)}
              </span>
            </span>
            <Switch
              labelledBy={`${id}-${name}`}
              describedBy={`${id}-${name}-text`}
              isOn={shown[name]}
              isSaving={saving.includes(name)}
              onChange={(isOn) => void change(name, isOn)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
