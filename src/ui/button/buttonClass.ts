import styles from './Button.module.css'

export interface ButtonLook {
  variant?: 'primary' | 'outline' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  className?: string | undefined
}

/** The class of a button, or of a link that looks like one. */
export const buttonClass = ({ variant = 'primary', size = 'medium', wide, className }: ButtonLook) =>
  [styles.button, styles[variant], styles[size], wide && styles.wide, className].filter(Boolean).join(' ')
