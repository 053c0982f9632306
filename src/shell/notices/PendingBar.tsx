import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import styles from './PendingBar.module.css'

/** Most pages come sooner: they should not even start the line's animation. */
const PATIENCE_MS = 150

/** A thin line at the top while a page is on its way. */
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
