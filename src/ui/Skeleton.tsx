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
