import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './AccountSection.module.css'

/** Shows the next part of a long list; nothing when all of it is shown. */
export function ShowMore({ rest, onMore }: { rest: number; onMore: () => void }) {
  const t = useT()
  if (rest === 0) return null
  return (
    <Button variant="outline" className={styles.more} onClick={onMore}>
      {t('account.show_more', { count: rest })}
    </Button>
  )
}
