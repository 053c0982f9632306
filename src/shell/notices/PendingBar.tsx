import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import styles from './PendingBar.module.css'

/** Most pages load faster: they should not start the animation. */
const PATIENCE_MS = 150

/** A thin progress line at the top while a page loads. */
export function PendingBar() {
  const isPending = useNavigation().state !== 'idle'
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isPending])
  return (
    <div
      className={isPending && isLong ? `${styles.bar} ${styles.pending}` : styles.bar}
      aria-hidden="true"
    />
  )
}
