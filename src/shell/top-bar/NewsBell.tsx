import { useT } from '../../i18n/index.ts'
import { useNewsfeed } from '../../stores/notices/newsfeed.ts'
import { openPanel } from '../../stores/overlays/panels.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import styles from './NewsBell.module.css'

/** Opens the newsfeed, with the number of unread stories. */
export function NewsBell() {
  const t = useT()
  const count = useNewsfeed(({ unread }) => unread)
  return (
    <div className={styles.place}>
      <IconButton
        icon="bell"
        label={t(count > 0 ? 'shell.news_unread' : 'shell.news', { count })}
        aria-haspopup="dialog"
        onClick={() => openPanel('newsfeed')}
      />
      {count > 0 ? (
        <Badge tone="count" className={styles.count}>
          <span aria-hidden="true">{count}</span>
        </Badge>
      ) : null}
    </div>
  )
}
