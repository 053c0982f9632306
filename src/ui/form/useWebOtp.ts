import { useEffect } from 'react'

interface OtpCredential extends Credential {
  code: string
}

/**
 * Fills in the code of an SMS that names this site, where the browser reads it (WebOTP); elsewhere the keyboard offers it, by the field's
 * `autocomplete`.
 */
export function useWebOtp(onCode: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return undefined
    const waiting = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: waiting.signal }
    const read = async () => {
      try {
        const credential = await navigator.credentials.get(options)
        if (credential) onCode((credential as OtpCredential).code)
      } catch {
        // The shopper declined, or the field has gone: the code can be typed.
      }
    }
    void read()
    return () => waiting.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one request for as long as the field is shown
  }, [])
}
