import type { ReactNode } from 'react'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** The kind of the loading content; `className` sets any other size. */
  shape?: 'text' | 'short' | 'title' | 'button' | 'square' | 'hero' | 'block'
  className?: string | undefined
}

/** Reserves the space of loading content. It is silent: the page announces once that it is loading. */
export const Skeleton = ({ shape = 'text', className }: SkeletonProps) => (
  <span aria-hidden="true" className={[styles.bone, styles[shape], className].filter(Boolean).join(' ')} />
)

interface SkeletonGroupProps {
  className?: string | undefined
  children: ReactNode
}

/** Several skeletons with one animation: a hundred animations on a page cost a slow phone its frames. */
export const SkeletonGroup = ({ className, children }: SkeletonGroupProps) => (
  <div aria-hidden="true" className={[styles.group, className].filter(Boolean).join(' ')}>
    {children}
  </div>
)
