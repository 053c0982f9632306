import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './LoadMore.module.css'

interface LoadMoreProps {
  shown: number
  total: number
  status: 'idle' | 'loading' | 'failed'
  hasMore: boolean
  onMore: () => void
}

/** Shows how much of the listing is on screen and loads the next page on demand, so that the footer stays reachable. */
export function LoadMore({ shown, total, status, hasMore, onMore }: LoadMoreProps) {
  const t = useT()
  return (
    <div className={styles.more}>
      <p className={styles.count}>{t('listing.shown_of', { shown, count: total })}</p>
      <progress className={styles.progress} value={shown} max={total} aria-hidden="true" />
      {status === 'failed' ? (
        <p className={styles.failed} role="alert">
          <Icon name="circle-alert" size={16} />
          {t('listing.more_failed')}
        </p>
      ) : null}
      {hasMore ? (
        <Button variant="outline" size="large" pending={status === 'loading'} onClick={onMore}>
          {status === 'failed' ? t('errors.try_again') : t('listing.load_more')}
        </Button>
      ) : null}
    </div>
  )
}
