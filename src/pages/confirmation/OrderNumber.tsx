import { useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { announce } from '../../ui/feedback/Announcer.tsx'
import { Button } from '../../ui/button/Button.tsx'
import styles from './OrderNumber.module.css'

/** The order's number, large, with a button that copies it. */
export function OrderNumber({ number }: { number: string }) {
  const t = useT()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      setCopied(true)
      announce(t('confirmation.copied'))
    } catch {
      // Over plain http, or where the visitor forbids it, there is no clipboard: the number stands there to be selected.
      announce(t('confirmation.copy_failed', { number }))
    }
  }
  return (
    <div className={styles.box}>
      <span className={styles.label}>{t('confirmation.number_label')}</span>
      <strong className={styles.number}>{number}</strong>
      <Button
        variant="outline"
        size="small"
        aria-label={copied ? t('confirmation.copied') : t('confirmation.copy_label')}
        onClick={() => void copy()}
      >
        {copied ? t('confirmation.copied') : t('confirmation.copy')}
      </Button>
    </div>
  )
}
