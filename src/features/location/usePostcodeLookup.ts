import { useEffect, useState } from 'react'
import { isAbort, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { addressCalls } from '../../contract/calls/addresses.ts'
import { isPostalCode } from '../../domain/checkout/validation.ts'

export interface PlaceFound {
  verdict: 'looking' | 'served' | 'outside' | 'unknown'
  city?: string | undefined
  state?: string | undefined
}

const LOOKING: PlaceFound = { verdict: 'looking' }

/** A place as one reads it: `George Town, Pulau Pinang`, and `Kuala Lumpur` once. */
export const placeText = ({ city, state }: Pick<PlaceFound, 'city' | 'state'>): string =>
  [...new Set([city, state])].filter(Boolean).join(', ')

/** Where a typed postal code is, as soon as it can be one; null before, and when it can't be asked: the server has the last word. */
export function usePostcodeLookup(typed: string): PlaceFound | null {
  const postalCode = typed.trim()
  const [found, setFound] = useState<{ of: string; place: PlaceFound | null } | null>(null)
  useEffect(() => {
    if (!isPostalCode(postalCode)) return undefined
    const asked = new AbortController()
    const look = async () => {
      setFound({ of: postalCode, place: LOOKING })
      try {
        const { isSupported, city, state } = await request(addressCalls.validatePostalCode, {
          params: { postalCode },
          signal: asked.signal,
        })
        if (asked.signal.aborted) return
        const verdict = isSupported ? 'served' : city ? 'outside' : 'unknown'
        setFound({ of: postalCode, place: { verdict, city, state } })
      } catch (error) {
        if (!isFailure(error) && !isAbort(error)) throw error
        if (!asked.signal.aborted) setFound(null)
      }
    }
    void look()
    return () => asked.abort()
  }, [postalCode])
  return found?.of === postalCode ? found.place : null
}
