import { useEffect, useId, useRef } from 'react'
import type { Address } from '../../contract/entities/account/address.ts'
import { addressText } from '../../domain/checkout/address.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './SpellingChoice.module.css'

interface SpellingChoiceProps {
  mine: Address
  suggested: Address
  isSaving: boolean
  /** The heading below that of the page or the step. */
  level?: 2 | 3
  onUse: () => void
  onKeep: () => void
}

/** The address as typed, and as the postal register spells it: the shopper decides (document 1 §3, validationAddresses). */
export function SpellingChoice({ mine, suggested, isSaving, level = 3, onUse, onKeep }: SpellingChoiceProps) {
  const t = useT()
  const Heading = `h${level}` as const
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.choice} aria-labelledby={id}>
      <Heading id={id} ref={title} tabIndex={-1} className={styles.title}>
        {t('address.suggestion_title')}
      </Heading>
      <p className={styles.text}>{t('address.suggestion_text')}</p>
      <dl className={styles.spellings}>
        <div className={styles.theirs}>
          <dt>{t('address.suggestion_theirs')}</dt>
          <dd>{addressText(suggested)}</dd>
        </div>
        <div>
          <dt>{t('address.suggestion_mine')}</dt>
          <dd>{addressText(mine)}</dd>
        </div>
      </dl>
      <Button size="large" wide pending={isSaving} onClick={onUse}>
        {t('address.use_suggested')}
      </Button>
      <Button
        variant="outline"
        size="large"
        wide
        aria-disabled={isSaving || undefined}
        onClick={() => {
          if (!isSaving) onKeep()
        }}
      >
        {t('address.keep_mine')}
      </Button>
    </section>
  )
}
