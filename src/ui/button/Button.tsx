import type { ComponentProps, MouseEvent } from 'react'
import styles from './Button.module.css'
import { buttonClass, type ButtonLook } from './buttonClass.ts'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Its work is under way: it keeps focus and name, and further presses do nothing. */
  pending?: boolean | undefined
}

/** The shop's button: 44 px to a thumb in every size. */
export function Button({
  variant,
  size,
  wide,
  className,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClass({ variant, size, wide, className })}${pending ? ` ${styles.pending}` : ''}`}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={onPress}
    >
      <span className={styles.label}>{children}</span>
      {pending ? <span className={styles.spinner} aria-hidden="true" /> : null}
    </button>
  )
}
