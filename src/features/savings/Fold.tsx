import type { ReactNode, Ref } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import styles from './Fold.module.css'

interface FoldProps {
  /** Of the panel; the title has it with `-title`, and names the region. */
  id: string
  icon: IconName
  title: string
  /** At the end of the title's line: a balance, or the choice so far. */
  note?: ReactNode
  /** Has what it asks for: a tick takes the place of the icon. */
  isComplete?: boolean
  isOpen: boolean
  onToggle: () => void
  /** Shown in either state. */
  children?: ReactNode
  /** Shown while open; undefined before it has loaded. */
  panel?: ReactNode
  region?: Ref<HTMLElement>
}

/** A card that opens at the press of its title. */
export const Fold = ({
  id,
  icon,
  title,
  note,
  isComplete = false,
  isOpen,
  onToggle,
  children,
  panel,
  region,
}: FoldProps) => (
  <section ref={region} className={styles.fold} aria-labelledby={`${id}-title`}>
    <h2 className={styles.title}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={panel === undefined ? undefined : id}
        onClick={onToggle}
      >
        <Icon name={isComplete ? 'check' : icon} size={20} className={isComplete ? styles.done : undefined} />
        <span id={`${id}-title`} className={styles.name}>
          {title}
        </span>{' '}
        {note ? <span className={styles.note}>{note}</span> : null}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
    </h2>
    {children}
    {panel === undefined ? null : (
      <div id={id} hidden={!isOpen}>
        {panel}
      </div>
    )}
  </section>
)
