import type { ComponentProps } from 'react'
import styles from '../button/Button.module.css'
import { buttonClass, type ButtonLook } from '../button/buttonClass.ts'
import { Link } from '../../navigation/link/Link.tsx'

interface LinkButtonProps extends Omit<ComponentProps<typeof Link>, 'className'>, ButtonLook {}

/** A link that looks like a button; `to` comes from `paths.ts`. */
export const LinkButton = ({ variant, size, wide, className, children, ...rest }: LinkButtonProps) => (
  <Link {...rest} className={buttonClass({ variant, size, wide, className })}>
    <span className={styles.label}>{children}</span>
  </Link>
)
