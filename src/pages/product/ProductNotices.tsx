import type { Config } from '../../contract/entities/config.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { LEGAL_AGE } from '../../contract/limits.ts'
import { isMarketplace } from '../../domain/fulfillment.ts'
import {
  isAgeGated,
  isDiscontinued,
  isLimitedQuantity,
  isOftenSaved,
  isOutOfStock,
  isSample,
  isSeparateShipment,
} from '../../domain/product/variant.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName, ImportedIcon } from '../../ui/icon/icons.ts'
import { moreIcons } from '../../ui/icon/moreIcons.ts'
import styles from './ProductNotices.module.css'

interface Notice {
  key: string
  icon: IconName | ImportedIcon
  text: string
  tone: 'plain' | 'hurry' | 'stop'
}

interface NoticesProps {
  variant: Variant
  config: Config | null
}

/** The location of a small seller: `40000 Kopi Warisan` (document 1 §3, inventory); the shop's own items come from nearby. */
function originOf(variant: Variant): string | undefined {
  const { fulfillerLocation, fulfillerLocationName, inventory } = variant
  const row = inventory.find(({ warehouse }) => warehouse._id === fulfillerLocation)
  return isMarketplace(variant) && row?.originPostalCode
    ? [row.originPostalCode, fulfillerLocationName].filter(Boolean).join(' ')
    : undefined
}

function useNotices({ variant, config }: NoticesProps): Notice[] {
  const t = useT()
  const origin = originOf(variant)
  const notices: (Notice | false | null)[] = [
    isDiscontinued(variant) && {
      key: 'gone',
      icon: 'circle-alert',
      tone: 'stop',
      text: t('product.discontinued'),
    },
    isOutOfStock(variant) && {
      key: 'out',
      icon: 'circle-alert',
      tone: 'stop',
      text: t('product.out_of_stock'),
    },
    config && isLimitedQuantity(variant, config)
      ? {
          key: 'few',
          icon: 'clock',
          tone: 'hurry',
          text: t('product.only_left', { count: variant.availableCount ?? 0 }),
        }
      : null,
    isSample(variant) && {
      key: 'sample',
      icon: 'tag',
      tone: 'plain',
      text: t('product.sample_limit', { count: config?.membership.maxCountPerSampleAddToCart ?? 1 }),
    },
    config && isAgeGated(variant, config)
      ? { key: 'age', icon: 'info', tone: 'plain', text: t('product.age_gated', { age: LEGAL_AGE }) }
      : null,
    variant.maxCartQuantity !== undefined && !isSample(variant)
      ? {
          key: 'maximum',
          icon: 'info',
          tone: 'plain',
          text: t('product.maximum', { count: variant.maxCartQuantity }),
        }
      : null,
    variant.stats !== undefined &&
      isOftenSaved(variant) && {
        key: 'wished',
        icon: 'heart',
        tone: 'plain',
        text: t('product.wished', { count: variant.stats.wishlistCount }),
      },
    origin !== undefined && {
      key: 'origin',
      icon: 'map-pin',
      tone: 'plain',
      text: t('product.sent_from', { place: origin }),
    },
    isSeparateShipment(variant) && {
      key: 'separate',
      icon: moreIcons.package,
      tone: 'plain',
      text: t('product.separate_shipment'),
    },
  ]
  return notices.filter((notice) => notice !== false && notice !== null)
}

/** What a shopper should know before adding: stock, limits, age, shipping (document 1 §4 and §5). */
export function ProductNotices(props: NoticesProps) {
  const notices = useNotices(props)
  if (notices.length === 0) return null
  return (
    <ul className={styles.notices}>
      {notices.map(({ key, icon, text, tone }) => (
        <li key={key} className={styles.notice} data-tone={tone}>
          <Icon name={icon} size={16} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
