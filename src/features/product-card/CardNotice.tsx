import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useBackInStock } from '../lists/useBackInStock.ts'
import styles from './CardNotice.module.css'

/** The button on a sold-out card that requests a back-in-stock notice; the card then confirms it (document 1 §4). */
export function CardNotice({ variant, warehouse }: Pick<ListingEntry, 'variant' | 'warehouse'>) {
  const t = useT()
  const { isAsked, isStarting, ask } = useBackInStock({ variant, warehouse })
  return (
    <button
      type="button"
      className={styles.notice}
      aria-disabled={isAsked || isStarting || undefined}
      onClick={() => void ask()}
    >
      <span>{t('card.sold_out')}</span>{' '}
      <span className={styles.action}>
        {isAsked ? <Icon name="check" size={16} /> : null}
        {isAsked ? t('back_in_stock.asked') : t('back_in_stock.tell_me')}
      </span>
      <span className="visually-hidden">: {variant.name}</span>
    </button>
  )
}
