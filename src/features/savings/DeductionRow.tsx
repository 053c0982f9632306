import type { ReactNode } from 'react'
import { useT } from '../../i18n/index.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import styles from './DeductionRow.module.css'

interface DeductionRowProps {
  name: string
  /** Below the name: why it takes nothing off. */
  problem?: ReactNode
  /** What it takes off, as a text; nothing where it takes nothing off. */
  amount?: string | undefined
  isRemoving?: boolean
  onRemove: () => void
  /** Marks the remove button, for returning the focus. */
  code?: string
}

/** Something applied to the order: its name, what it takes off, and the button that removes it. */
export function DeductionRow({ name, problem, amount, isRemoving, onRemove, code }: DeductionRowProps) {
  const t = useT()
  return (
    <div className={styles.row} aria-busy={isRemoving || undefined}>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {problem ? <span className={styles.problem}>{problem}</span> : null}
      </span>
      {amount ? <span className={styles.amount}>{amount}</span> : null}
      <IconButton
        icon="x"
        size={18}
        label={t('cart.remove_label', { name })}
        data-code={code}
        onClick={onRemove}
      />
    </div>
  )
}
