import type { ReactNode, RefObject } from 'react'
import type { Cents } from '../../contract/entities/money.ts'
import { useRootMark } from '../../ui/layout/useRootMark.ts'
import { TotalSum } from './TotalSum.tsx'
import styles from './TotalBar.module.css'

interface TotalBarProps {
  as: 'aside' | 'section'
  label: string
  total: Cents
  saved?: Cents
  /** On a wide screen the total stands above the bar already. */
  isTotalAbove?: boolean
  /** How the total comes about: where there is room for it. */
  head?: ReactNode
  /** What stands in the way. */
  note?: ReactNode
  /** The one way on. */
  action: ReactNode
  foot?: ReactNode
  /** Where the focus goes when this is all that is left to do. */
  region?: RefObject<HTMLElement | null>
}

/** The total and the way on: a bar at a phone's bottom, always in view; beside the goods where there is room (look, Cart). */
export function TotalBar({
  as: Tag,
  label,
  total,
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
        total={total}
        {...(saved === undefined ? {} : { saved })}
        className={isTotalAbove ? styles.isTotalAbove : undefined}
      />
      <div className={styles.action}>{action}</div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </Tag>
  )
}
