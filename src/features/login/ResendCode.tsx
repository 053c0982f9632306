import { useState } from 'react'
import { OTP_RESEND_MS } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useSecond } from '../../ui/time/useSecond.ts'

/** Assistive technology gets the remaining seconds rounded up to a multiple of this. */
const SPOKEN_STEP = 10

interface ResendCodeProps {
  /** When the last code was sent, in ms by the shop's clock. */
  sentAt: number
  onAgain: () => Promise<unknown>
}

/** Sends another code, once the last one had time to arrive. */
export function ResendCode({ sentAt, onAgain }: ResendCodeProps) {
  const t = useT()
  const second = useSecond()
  const [isSending, setSending] = useState(false)
  // The current second began before a code that was sent within it.
  const present = second === null ? sentAt : Math.max(sentAt, second * 1_000)
  const secondsLeft = Math.max(0, Math.ceil((sentAt + OTP_RESEND_MS - present) / 1_000))
  // A name that changes each second would be read again each second.
  const spokenSeconds = Math.ceil(secondsLeft / SPOKEN_STEP) * SPOKEN_STEP
  // A code replaces the one before: a second press during the request would make the first code useless.
  const again = async () => {
    if (secondsLeft > 0) return
    setSending(true)
    try {
      await onAgain()
    } finally {
      setSending(false)
    }
  }
  return (
    <Button
      variant="quiet"
      wide
      pending={isSending}
      aria-disabled={secondsLeft > 0 || undefined}
      onClick={() => void again()}
    >
      {secondsLeft > 0 ? (
        <>
          <span aria-hidden="true">{t('checkout.code_again_in', { count: secondsLeft })}</span>
          <span className="visually-hidden">{t('checkout.code_again_in', { count: spokenSeconds })}</span>
        </>
      ) : (
        t('checkout.code_again')
      )}
    </Button>
  )
}
