import type { ReactNode } from 'react'
import styles from './Badge.module.css'

interface BadgeProps {
  /** `sale` means cheaper and nothing else, `few` scarcity, `offer` a promotion, `count` a number beside an icon. */
  tone?: 'sale' | 'few' | 'offer' | 'plain' | 'strong' | 'count'
  children: ReactNode
  className?: string | undefined
}

/** A short word or number on a coloured ground. */
export const Badge = ({ tone = 'sale', children, className }: BadgeProps) => (
  <span className={[styles.badge, styles[tone], className].filter(Boolean).join(' ')}>{children}</span>
)
