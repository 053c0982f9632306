import type { ReactNode, RefObject } from 'react'
import type { Cents } from '../../contract/entities/money.ts'
import type { PricingInfo } from '../../contract/entities/product/pricingInfo.ts'
import { useRootMark } from '../../ui/layout/useRootMark.ts'
import { TotalSum } from './TotalSum.tsx'
import styles from './TotalBar.module.css'

interface TotalBarProps {
  as: 'aside' | 'section'
  label: string
  pricing: PricingInfo
  saved?: Cents
  /** On a wide screen the total is already above the bar. */
  isTotalAbove?: boolean
  /** The breakdown of the total, where there is room. */
  head?: ReactNode
  /** What blocks the action. */
  note?: ReactNode
  /** The primary action. */
  action: ReactNode
  foot?: ReactNode
  /** Receives the focus when only the order remains to be placed. */
  region?: RefObject<HTMLElement | null>
}

/** The total and the primary action: a bar at the bottom of a phone, always visible; beside the items on wide screens (look, Cart). */
export function TotalBar({
  as: Tag,
  label,
  pricing,
  saved,
  isTotalAbove = false,
  head,
  note,
  action,
  foot,
  region,
}: TotalBarProps) {
  useRootMark('data-total')
  useRootMark('data-total-note', Boolean(note))
  useRootMark('data-total-foot', Boolean(foot))
  return (
    <Tag ref={region} tabIndex={region ? -1 : undefined} className={styles.bar} aria-label={label}>
      {head ? <div className={styles.head}>{head}</div> : null}
      {note ? <div className={styles.note}>{note}</div> : null}
      <TotalSum
        pricing={pricing}
        {...(saved === undefined ? {} : { saved })}
        className={isTotalAbove ? styles.isTotalAbove : undefined}
      />
      <div className={styles.action}>{action}</div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </Tag>
  )
}
