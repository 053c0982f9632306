import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import styles from '../AccountSection.module.css'

interface DetailProps {
  title: string
  /** The present value. */
  value: ReactNode
  changeLabel: string
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** The form, while it is open. */
  children: ReactNode
}

/** A detail of the account: its value, and a form that opens in its place. The focus follows. */
export function Detail({ title, value, changeLabel, isOpen, onOpen, onClose, children }: DetailProps) {
  const t = useT()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    heading.current?.focus()
  }, [isOpen])
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.subtitle}>
        {title}
      </h2>
      {isOpen ? (
        <>
          {children}
          <Button variant="quiet" wide onClick={onClose}>
            {t('account.cancel')}
          </Button>
        </>
      ) : (
        <>
          <div className={styles.texts}>{value}</div>
          <div className={styles.actions}>
            <Button variant="outline" aria-label={`${changeLabel}: ${title}`} onClick={onOpen}>
              {changeLabel}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
