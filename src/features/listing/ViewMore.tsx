import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './ViewMore.module.css'

interface ViewMoreProps {
  isLong: boolean
  isWhole: boolean
  hidden: number
  onToggle: () => void
}

/** "View more" and "View less" below the options of a filter; nothing when all of them fit. */
export function ViewMore({ isLong, isWhole, hidden, onToggle }: ViewMoreProps) {
  const t = useT()
  if (!isLong) return null
  return (
    <button type="button" className={styles.more} aria-expanded={isWhole} onClick={onToggle}>
      {isWhole ? t('listing.view_less') : t('listing.view_more', { count: hidden })}
      <Icon name={isWhole ? 'chevron-up' : 'chevron-down'} size={16} />
    </button>
  )
}
