import { useState } from 'react'
import { type Failure, isFailure } from '../../api/failure.ts'
import { ErrorCode } from '../../contract/errorCodes.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { now } from '../../stores/base/clock.ts'
import { codeRefusal } from './codeRefusal.ts'

interface SentCode {
  /** The masked destination. */
  sentTo: string
  at: number
}

interface CodeRefusals {
  /** Shows the refusal of a code at its field. */
  refuseCode: (message: string) => void
  setProblem: (problem: MessageKey | null) => void
  /** Shows a failure that only this form knows; false for any other. */
  refuse?: (failure: Failure) => boolean
}

interface CodeForm extends CodeRefusals {
  clearCode: () => void
}

/** Runs the work of a form with a code and shows its failure, of a code at its field (document 2 §8, code 566). */
export function useCodeAttempt({ refuseCode, setProblem, refuse }: CodeRefusals) {
  const t = useT()
  const show = (failure: Failure) => {
    if (failure.code === ErrorCode.OTP_ERROR) {
      const { key, values } = codeRefusal(failure)
      refuseCode(t(key, values))
    } else if (refuse?.(failure) !== true) setProblem(failureMessage(failure))
  }
  return async (work: () => Promise<void>) => {
    setProblem(null)
    try {
      await work()
    } catch (error) {
      if (!isFailure(error)) throw error
      show(error)
    }
  }
}

/** What the forms that send a code have in common: sending it, and showing what fails. */
export function useSentCode({ clearCode, ...refusals }: CodeForm) {
  const [sent, setSent] = useState<SentCode | null>(null)
  const attempt = useCodeAttempt(refusals)
  /** Sends a code with a call that returns its destination; it replaces an earlier one. */
  const sendCode = (send: () => Promise<string>) =>
    attempt(async () => {
      const sentTo = await send()
      clearCode()
      setSent({ sentTo, at: now() })
    })
  return { sent, attempt, sendCode, forgetCode: () => setSent(null) }
}
