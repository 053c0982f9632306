import { useState } from 'react'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { turnOffOrderAlerts, turnOnOrderAlerts } from '../../stores/orders/alertAboutOrder.ts'
import { canAlert, useOrderAlerts } from '../../stores/orders/orderAlerts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './OrderAlerts.module.css'

/** Turns notifications about orders on or off in this browser; nothing where it has none. */
export function OrderAlerts() {
  const t = useT()
  const areOn = useOrderAlerts((alerts) => alerts.areOn)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  if (!canAlert()) return null
  const turnOn = async () => {
    setAsking(true)
    setProblem(null)
    const result = await turnOnOrderAlerts()
    setAsking(false)
    if (result !== 'on') setProblem(`order_alerts.${result}`)
  }
  return (
    <section className={styles.alerts} aria-label={t('order_alerts.title')}>
      <Icon name="bell" size={20} className={styles.icon} />
      <p role="status" className={styles.text}>
        {t(problem ?? (areOn ? 'order_alerts.are_on' : 'order_alerts.text'))}
      </p>
      <Button
        variant="outline"
        size="small"
        pending={isAsking}
        onClick={areOn ? turnOffOrderAlerts : () => void turnOn()}
      >
        {t(areOn ? 'order_alerts.turn_off' : 'order_alerts.turn_on')}
      </Button>
    </section>
  )
}
