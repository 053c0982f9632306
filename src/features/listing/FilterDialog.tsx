import { useState } from 'react'
import { activeChips } from '../../domain/product/listingFilter.ts'
import { useT } from '../../i18n/index.ts'
import { useCoveredPage } from '../../stores/overlays/useCoveredPage.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Drawer } from '../../ui/dialog/Drawer.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import styles from './FilterDialog.module.css'

type FilterDialogProps = Omit<FilterPanelProps, 'scope'> & { total: number }

/** The filter on narrow screens: a button with the number of active filters, and a sheet whose button shows the number of results. */
export function FilterDialog({ total, ...panel }: FilterDialogProps) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const count = activeChips(panel.filter).length
  const close = () => setIsOpen(false)
  useCoveredPage(isOpen, close)
  return (
    <>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="sliders-horizontal" size={20} />
        {t('listing.filter')}
        {count > 0 ? (
          <>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <span className="visually-hidden">{t('listing.filters_on', { count })}</span>
          </>
        ) : null}
      </button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        side="bottom"
        title={t('listing.filters')}
        foot={
          <Button size="large" wide onClick={close}>
            {t('listing.show_results', { count: total })}
          </Button>
        }
      >
        <div className={styles.panel}>
          <FilterPanel {...panel} scope="dialog" />
        </div>
      </Drawer>
    </>
  )
}
