import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './FormError.module.css'

interface FormErrorProps {
  /** The message of the server's refusal; nothing is shown without it. */
  message: string | null | undefined
  /** A way on, below the message. */
  action?: ReactNode
}

/** The server's message about a whole form: it receives the focus when it appears (document 1 §5). */
export function FormError({ message, action }: FormErrorProps) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) area.current?.focus()
  }, [message])
  if (!message) return null
  return (
    <div ref={area} className={styles.error} role="alert" tabIndex={-1}>
      <Icon name="circle-alert" size={20} className={styles.icon} />
      <div className={styles.text}>
        <p>{message}</p>
        {action}
      </div>
    </div>
  )
}
