import type { Shipment } from '../../contract/entities/order.ts'
import { type TimelineStep, timelineOf } from '../../domain/order/timeline.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Timeline.module.css'
import { useTimeText } from './useTimeText.ts'

interface TimelineProps {
  shipment: Shipment
  /** The title of the shipment, for the name of the list. */
  title: string
}

/** The way of a shipment: what was reached and when, where it is now, and what is expected next. */
export function Timeline({ shipment, title }: TimelineProps) {
  const t = useT()
  return (
    <ol className={styles.steps} aria-label={t('order.timeline', { title })}>
      {timelineOf(shipment).map((step) => (
        <Step key={step.status} step={step} />
      ))}
    </ol>
  )
}

function Step({ step }: { step: TimelineStep }) {
  const t = useT()
  const timeText = useTimeText()
  const { status, at, isReached, isReady, state } = step
  const time = at === undefined ? t('order.step_soon') : timeText(at, !isReached)
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.dot} aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={14} /> : null}
        {state === 'failed' ? <Icon name="x" size={14} /> : null}
      </span>
      <span className={styles.name}>
        {isReady ? t('order.step_ready') : t(`confirmation.status_${status}`)}
      </span>{' '}
      <span className={styles.time}>{time}</span>
    </li>
  )
}
