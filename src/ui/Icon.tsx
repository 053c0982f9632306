import { icons, type IconName } from './icons.ts'

interface IconProps {
  name: IconName
  size?: number
  className?: string | undefined
}

/** A line icon in the colour of the text. It is never the only name of a control: label the control itself. */
export const Icon = ({ name, size = 24, className }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.9}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={icons[name]} />
  </svg>
)
