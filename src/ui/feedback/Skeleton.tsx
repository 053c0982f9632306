import type { ReactNode } from 'react'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** What will stand here; `className` gives a size that none of these has. */
  shape?: 'text' | 'short' | 'title' | 'button' | 'square' | 'hero' | 'block'
  className?: string | undefined
}

/** Keeps the place of what is loading. Silent: whoever shows skeletons says once that the page is loading. */
export const Skeleton = ({ shape = 'text', className }: SkeletonProps) => (
  <span aria-hidden="true" className={[styles.bone, styles[shape], className].filter(Boolean).join(' ')} />
)

interface SkeletonGroupProps {
  className?: string | undefined
  children: ReactNode
}

/** Several of them that breathe as one: with a hundred on a page, an animation each costs a slow phone its frames. */
export const SkeletonGroup = ({ className, children }: SkeletonGroupProps) => (
  <div aria-hidden="true" className={[styles.group, className].filter(Boolean).join(' ')}>
    {children}
  </div>
)
