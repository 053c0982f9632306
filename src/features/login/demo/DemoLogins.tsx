import { useId, useState } from 'react'
import { isFailure } from '../../../api/failure.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { readDemoLogins } from '../../../stores/login/demoLogins.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { announce } from '../../../ui/feedback/Announcer.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { AccountButton } from '../AccountButton.tsx'
import { DemoCodes } from './DemoCodes.tsx'
import styles from './DemoLogins.module.css'

export interface DemoLoginsProps {
  onChosen: (login: { email: string; password: string }) => void
}

type DemoLogin = Awaited<ReturnType<typeof readDemoLogins>>[number]

/** The accounts of a demo: a press fills in email and password. Below them: where codes and links of the shop can be read. */
export function DemoLogins({ onChosen }: DemoLoginsProps) {
  const t = useT()
  const id = useId()
  const [logins, setLogins] = useState<readonly DemoLogin[] | null>(null)
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)

  const toggle = async () => {
    if (logins !== null) return setLogins(null)
    setLoading(true)
    setProblem(null)
    try {
      setLogins(await readDemoLogins())
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(failureMessage(error))
    } finally {
      setLoading(false)
    }
  }
  const choose = (login: DemoLogin) => {
    onChosen(login)
    announce(t('demo_logins.filled_in', { name: login.name }))
  }
  return (
    <section className={styles.demo} aria-label={t('demo_logins.title')}>
      <Button
        variant="quiet"
        wide
        pending={isLoading}
        aria-expanded={logins !== null}
        aria-controls={id}
        onClick={() => void toggle()}
      >
        {t('demo_logins.title')}
      </Button>
      <FormError message={problem && t(problem)} />
      <div id={id} hidden={logins === null}>
        <ul className={styles.logins}>
          {(logins ?? []).map((login) => (
            <li key={login.email}>
              <AccountButton
                name={login.name}
                text={t(`demo_logins.${login.shows}`)}
                onClick={() => choose(login)}
              />
            </li>
          ))}
        </ul>
        <DemoCodes />
      </div>
    </section>
  )
}
