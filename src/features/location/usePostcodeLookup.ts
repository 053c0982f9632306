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

/** A location as text: `George Town, Pulau Pinang`, and `Kuala Lumpur` once. */
export const placeText = ({ city, state }: Pick<PlaceFound, 'city' | 'state'>): string =>
  [...new Set([city, state])].filter(Boolean).join(', ')

/** The location of a postcode, and whether it is delivered to. Throws the `Failure` of the call. */
export async function lookUpPlace(postalCode: string, signal?: AbortSignal): Promise<PlaceFound> {
  const { isSupported, city, state } = await request(addressCalls.validatePostalCode, {
    params: { postalCode },
    ...(signal ? { signal } : {}),
  })
  return { verdict: isSupported ? 'served' : city ? 'outside' : 'unknown', city, state }
}

/** The location of a typed postcode, once it is complete; null before, and when the lookup fails: the server validates it again. */
export function usePostcodeLookup(typed: string): PlaceFound | null {
  const postalCode = typed.trim()
  const [found, setFound] = useState<{ of: string; place: PlaceFound | null } | null>(null)
  useEffect(() => {
    if (!isPostalCode(postalCode)) return undefined
    const asked = new AbortController()
    const look = async () => {
      setFound({ of: postalCode, place: LOOKING })
      try {
        const place = await lookUpPlace(postalCode, asked.signal)
        if (!asked.signal.aborted) setFound({ of: postalCode, place })
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
