import type { ReactNode } from 'react'
import styles from './Badge.module.css'

interface BadgeProps {
  /** `sale` only for lower prices, `few` for low stock, `offer` for a promotion, `count` for a number beside an icon. */
  tone?: 'sale' | 'few' | 'offer' | 'plain' | 'strong' | 'count'
  children: ReactNode
  className?: string | undefined
}

/** A short text or number on a coloured background. */
export const Badge = ({ tone = 'sale', children, className }: BadgeProps) => (
  <span className={[styles.badge, styles[tone], className].filter(Boolean).join(' ')}>{children}</span>
)
