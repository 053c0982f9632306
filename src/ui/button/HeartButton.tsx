import { useT } from '../../i18n/index.ts'
import styles from './HeartButton.module.css'
import { Icon } from '../icon/Icon.tsx'

interface HeartButtonProps {
  /** The name of the product. */
  name: string
  isOn: boolean
  onPress: () => void
  /** Half as strong on a picture, where the product comes first. */
  size?: 'card' | 'page' | undefined
}

/** The favourite button: filled for a favourite, with a touch target of 44 px. */
export function HeartButton({ name, isOn, onPress, size = 'card' }: HeartButtonProps) {
  const t = useT()
  return (
    <button
      type="button"
      className={`${styles.heart} ${styles[size]}`}
      aria-label={t('card.favorite', { name })}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon name="heart" size={size === 'card' ? 20 : 24} />
    </button>
  )
}
