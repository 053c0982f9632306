import { icons, type IconName } from './icons.ts'
import styles from './Icon.module.css'

interface IconProps {
  name: IconName
  size?: number
  className?: string | undefined
}

/** A line icon in the colour of the text. It is never the only name of a control: label the control itself. */
export const Icon = ({ name, size = 24, className }: IconProps) => (
  <svg
    className={className ? `${styles.icon} ${className}` : styles.icon}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={typeof name === 'string' ? icons[name] : name.path} />
  </svg>
)
