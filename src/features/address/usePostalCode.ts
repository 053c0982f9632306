import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { isAbort, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { accountCalls } from '../../contract/calls/account.ts'
import { isStrictPostalCode } from '../../domain/checkout/validation.ts'
import type { StartingAddress } from './startingAddress.ts'

type Verdict = 'checking' | 'known' | 'unknown' | 'outside'

interface Place {
  city: string | undefined
  state: string | undefined
}

/**
 * Looks up a typed postcode and fills in city and state; another postcode clears only these. If the lookup fails, the shopper fills them
 * in, and the server validates them.
 */
export function usePostalCode({ control, setValue, getValues, clearErrors }: UseFormReturn<StartingAddress>) {
  const postalCode = useWatch({ control, name: 'postalCode' }).trim()
  const [verdict, setVerdict] = useState<{ of: string; is: Verdict } | null>(null)
  const found = useRef<Place>(null)

  useEffect(() => {
    const before = found.current
    found.current = null
    if (before?.city && getValues('city') === before.city) setValue('city', '')
    if (before?.state && getValues('state') === before.state) setValue('state', '')
    if (!isStrictPostalCode(postalCode)) return undefined
    const asked = new AbortController()
    const look = async () => {
      setVerdict({ of: postalCode, is: 'checking' })
      try {
        const { isSupported, city, state } = await request(accountCalls.validatePostalCode, {
          params: { postalCode },
          signal: asked.signal,
        })
        if (asked.signal.aborted) return
        setVerdict({ of: postalCode, is: isSupported ? 'known' : city ? 'outside' : 'unknown' })
        found.current = { city, state }
        if (city && getValues('city') === '') setValue('city', city)
        if (state && getValues('state') === '') setValue('state', state)
        if (city) clearErrors(['city', 'state'])
      } catch (error) {
        if (!isFailure(error) && !isAbort(error)) throw error
        if (!asked.signal.aborted) setVerdict(null)
      }
    }
    void look()
    return () => asked.abort()
  }, [postalCode, getValues, setValue, clearErrors])

  const is = verdict?.of === postalCode ? verdict.is : null
  return { isChecking: is === 'checking', isUnknown: is === 'unknown', isOutside: is === 'outside' }
}
