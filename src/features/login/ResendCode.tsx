import { OTP_RESEND_MS } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useSecond } from '../../ui/time/useSecond.ts'

interface ResendCodeProps {
  /** When the last code was sent, in ms by the shop's clock. */
  sentAt: number
  onAgain: () => void
}

/** Sends another code, once the last one had time to arrive. */
export function ResendCode({ sentAt, onAgain }: ResendCodeProps) {
  const t = useT()
  const second = useSecond()
  // The current second began before a code that was sent within it.
  const present = second === null ? sentAt : Math.max(sentAt, second * 1_000)
  const secondsLeft = Math.max(0, Math.ceil((sentAt + OTP_RESEND_MS - present) / 1_000))
  return (
    <Button
      variant="quiet"
      wide
      aria-disabled={secondsLeft > 0 || undefined}
      onClick={() => {
        if (secondsLeft === 0) onAgain()
      }}
    >
      {secondsLeft > 0 ? t('checkout.code_again_in', { count: secondsLeft }) : t('checkout.code_again')}
    </Button>
  )
}
