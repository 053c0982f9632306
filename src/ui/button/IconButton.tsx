import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './IconButton.module.css'
import type { IconName } from '../icon/icons.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'className'> {
  icon: IconName
  /** The accessible name, for example "Close". */
  label: string
  size?: number | undefined
  className?: string | undefined
}

/** A button with only an icon, 44 px square. */
export const IconButton = ({
  icon,
  label,
  size = 24,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    className={className ? `${styles.button} ${className}` : styles.button}
  >
    <Icon name={icon} size={size} />
  </button>
)
