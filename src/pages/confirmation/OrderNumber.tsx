import { useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { announce } from '../../ui/feedback/Announcer.tsx'
import { Button } from '../../ui/button/Button.tsx'
import styles from './OrderNumber.module.css'

/** The order number, with a copy button. */
export function OrderNumber({ number }: { number: string }) {
  const t = useT()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      setCopied(true)
      announce(t('confirmation.copied'))
    } catch {
      // On plain http, or without permission, there is no clipboard: the number can be selected.
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
