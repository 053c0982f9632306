import { useState } from 'react'
import type { Dashboard } from '../../../contract/entities/account/dashboard.ts'
import { start } from '../../../features/lists/deferredAction.ts'
import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import styles from '../AccountSection.module.css'

/** The games that run now, with the plays that are left (document 1 §1, games and prizes); nothing without one. */
export function Games({ games }: { games: Dashboard['games'] }) {
  const t = useT()
  const [starting, setStarting] = useState<string | null>(null)
  const play = async (cta: string) => {
    setStarting(cta)
    await start({ kind: 'game', cta })
    setStarting(null)
  }
  if (games.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="account-games">
      <h2 id="account-games" className={styles.subtitle}>
        {t('account.games')}
      </h2>
      <ul className={styles.rows}>
        {games.map(({ cta, name, playsLeft }) => (
          <li key={cta} className={styles.row}>
            <div className={styles.texts}>
              <p className={styles.name}>{name}</p>
              <p className={styles.text}>{t('account.game_plays', { count: playsLeft })}</p>
            </div>
            <div className={styles.actions}>
              <Button
                variant="outline"
                size="small"
                pending={starting === cta}
                aria-label={`${t('account.game_open')}: ${name}`}
                onClick={() => void play(cta)}
              >
                {t('account.game_open')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
