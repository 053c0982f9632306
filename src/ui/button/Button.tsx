import type { ComponentProps, MouseEvent } from 'react'
import styles from './Button.module.css'
import { buttonClass, type ButtonLook } from './buttonClass.ts'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Its action is running: it keeps focus and name, and ignores further presses. */
  pending?: boolean | undefined
}

/**
 * The shop's button, with a touch target of 44 px in every size. One that its own press switches off has `aria-disabled`, and its handler
 * checks that: with `disabled` the focus would fall to the body.
 */
export function Button({
  variant,
  size,
  wide,
  className,
  pending = false,
  type = 'button',
  onClick,
  'aria-disabled': isOff,
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
      aria-disabled={pending || isOff}
      aria-busy={pending || undefined}
      onClick={onPress}
    >
      <span className={styles.label}>{children}</span>
      {pending ? <span className={styles.spinner} aria-hidden="true" /> : null}
    </button>
  )
}
