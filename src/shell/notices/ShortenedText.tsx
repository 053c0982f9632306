import { useState } from 'react'
import { BANNER_TEXT_MOBILE, BANNER_TEXT_WIDE } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import styles from './NotificationBanners.module.css'

/**
 * A banner's text, cut after 80 characters on a phone and 120 elsewhere, with "See more" and "See less" (document 1 §5). CSS decides where
 * to cut, so that the server need not know the screen.
 */
export function ShortenedText({ text }: { text: string }) {
  const t = useT()
  const [isWhole, setIsWhole] = useState(false)
  const letters = Array.from(text)
  if (letters.length <= BANNER_TEXT_MOBILE) return text
  const part = (from: number, to?: number) => letters.slice(from, to).join('')
  const isCutWide = letters.length > BANNER_TEXT_WIDE
  const onPhone = isCutWide ? undefined : styles.phoneOnly
  return (
    <>
      {part(0, BANNER_TEXT_MOBILE)}
      {isWhole ? (
        part(BANNER_TEXT_MOBILE)
      ) : (
        <>
          <span className={styles.phoneOnly}>…</span>
          <span className={styles.wideOnly}>
            {part(BANNER_TEXT_MOBILE, BANNER_TEXT_WIDE)}
            {isCutWide ? '…' : ''}
          </span>
        </>
      )}{' '}
      <button
        type="button"
        className={[styles.more, onPhone].filter(Boolean).join(' ')}
        aria-expanded={isWhole}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? t('shell.see_less') : t('shell.see_more')}
      </button>
    </>
  )
}
