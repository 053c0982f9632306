import type { CartVariant } from '../../contract/entities/cart.ts'
import type { Warehouse } from '../../contract/entities/product/warehouse.ts'
import { type OtherWay, otherWays } from '../../domain/cart/otherWays.ts'
import { isExpress, isPickup } from '../../domain/fulfillment.ts'
import { useT } from '../../i18n/index.ts'
import { notifyEarly } from '../../stores/cart/notifyEarly.ts'
import { switchFulfillment } from '../../stores/cart/switchFulfillment.ts'
import { openModal } from '../../stores/overlays/modals.ts'
import { useSession } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Caution } from '../../ui/feedback/Caution.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { moreIcons } from '../../ui/icon/moreIcons.ts'
import { focusMainIfLost } from '../../ui/layout/focusMain.ts'
import styles from './DeliveryOptions.module.css'
import { removeWithUndo } from './removeWithUndo.ts'
import { useIsServed, usePlaceName } from './useIsServed.ts'

function iconOf(warehouse: Warehouse) {
  if (isPickup(warehouse)) return 'store'
  return isExpress(warehouse) ? 'truck' : moreIcons.package
}

interface DeliveryOptionsProps {
  warehouse: Warehouse
  /** The lines of one delivery. */
  lines: readonly CartVariant[]
  /** The address decides where the delivery goes: the location cannot be changed here. */
  isAddressChosen?: boolean
}

/**
 * The other ways to get the items of one delivery: pick them up, have them sent by carrier or by van. Where the delivery does not go to the
 * shopper's location, it says so, and the items can be removed.
 */
export function DeliveryOptions({ warehouse, lines, isAddressChosen = false }: DeliveryOptionsProps) {
  const t = useT()
  const location = useSession((session) => session.location)
  const place = usePlaceName()
  const isHere = useIsServed()(warehouse)
  const ways = otherWays(lines, location)
  if (isHere && ways.length === 0) return null

  const nameOf = (to: Warehouse) => {
    if (isPickup(to)) return t('delivery.pickup', { place: to.name })
    return isExpress(to) ? t('delivery.express') : t('delivery.standard')
  }
  const choose = (way: OtherWay) => {
    const changed = switchFulfillment(way, lines)
    // The button is gone with its delivery.
    focusMainIfLost()
    void notifyEarly(changed, {
      key: 'delivery.switched',
      values: { way: nameOf(way.warehouse) },
      tone: 'success',
      slot: 'delivery',
    })
  }
  const remove = () => {
    const [first] = lines
    const name = lines.length === 1 && first ? first.variant.name : nameOf(warehouse)
    void removeWithUndo(lines, { key: 'notices.removed', values: { name } }, t)
    focusMainIfLost()
  }

  return (
    <div className={styles.options} role="group" aria-label={t('delivery.other_ways')}>
      {isHere ? (
        <p className={styles.caption}>{t('delivery.other_ways')}</p>
      ) : (
        <Caution>{t(ways.length > 0 ? 'delivery.not_here' : 'delivery.not_here_only', { place })}</Caution>
      )}
      <div className={styles.buttons}>
        {ways.map((way) => (
          <Button key={way.warehouse._id} variant="outline" size="small" onClick={() => choose(way)}>
            <Icon name={iconOf(way.warehouse)} size={16} />
            <span className={styles.way}>
              {nameOf(way.warehouse)}
              {way.lines.length < lines.length ? (
                <span className={styles.some}>
                  {' '}
                  {t('delivery.some', {
                    count: way.lines.length,
                    all: lines.length,
                  })}
                </span>
              ) : null}
            </span>
          </Button>
        ))}
        {isHere || isAddressChosen ? null : (
          <Button
            variant="outline"
            size="small"
            onClick={() => openModal({ kind: 'location', isLocked: false })}
          >
            {t('delivery.change_place')}
          </Button>
        )}
        {isHere ? null : (
          <Button variant="outline" size="small" onClick={remove}>
            {t('delivery.remove_express')}
          </Button>
        )}
      </div>
    </div>
  )
}
