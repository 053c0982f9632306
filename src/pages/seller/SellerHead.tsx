import type { ModulesPage } from '../../contract/entities/page.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './SellerHead.module.css'

/** A seller's name, place and description. */
export function SellerHead({
  seller: { name, place, story },
}: {
  seller: NonNullable<ModulesPage['seller']>
}) {
  const t = useT()
  return (
    <header className={styles.head}>
      <span className={styles.sign} aria-hidden="true">
        <Icon name="store" size={28} />
      </span>
      <div>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.place}>
          <Icon name="map-pin" size={16} />
          {t('seller.from', { place })}
        </p>
      </div>
      {story ? <p className={styles.story}>{story}</p> : null}
    </header>
  )
}
