import type { ComponentProps } from 'react'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

interface ChipProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** For a chip that is switched on and off; left out for a chip that just acts. */
  selected?: boolean
  icon?: IconName
  /** An icon after the words, for example the x of a filter that can be taken off. */
  endIcon?: IconName
}

/** A small outlined choice. */
export const Chip = ({ selected, icon, endIcon, children, type = 'button', ...rest }: ChipProps) => (
  <button {...rest} type={type} className={styles.chip} aria-pressed={selected}>
    {icon ? <Icon name={icon} size={18} /> : null}
    {children}
    {endIcon ? <Icon name={endIcon} size={16} /> : null}
  </button>
)
