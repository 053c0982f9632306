import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { isAbort, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { billingCalls } from '../../contract/calls/billing.ts'
import type { Taxpayer } from '../../contract/entities/account/vatInformation.ts'
import { isTaxCode } from '../../domain/checkout/validation.ts'

export type VatFields = {
  firstName: string
  lastName: string
  companyName: string
  taxCode: string
  addressLine1: string
  city: string
  district: string
  email: string
}

type Lookup = 'looking' | 'unknown' | { found: string }

const FILLED = ['companyName', 'addressLine1', 'city', 'district'] as const
type Filled = Partial<Record<(typeof FILLED)[number], string>>

const NOT_FOUND = 404

/**
 * Looks up the company of a typed tax code in the register, and fills in its name and address; another code clears only these (document 2
 * §7, vat-tax-code). `start` is a code whose company is filled in already. If the lookup fails, the shopper fills in the company.
 */
export function useTaxpayer(
  { control, setValue, getValues, clearErrors }: UseFormReturn<VatFields>,
  start: string,
): Lookup | null {
  const taxCode = useWatch({ control, name: 'taxCode' }).trim().toUpperCase()
  const [lookup, setLookup] = useState<{ of: string; is: Lookup } | null>(null)
  const filled = useRef<Filled>({})
  const known = useRef(start.trim().toUpperCase())

  useEffect(() => {
    if (taxCode === known.current) return undefined
    known.current = ''
    for (const name of FILLED) {
      const before = filled.current[name]
      if (before && getValues(name) === before) setValue(name, '')
    }
    filled.current = {}
    if (!isTaxCode(taxCode)) return undefined
    const asked = new AbortController()
    const fill = (company: Taxpayer) => {
      const typed = FILLED.filter((name) => getValues(name) !== '')
      filled.current = Object.fromEntries(
        FILLED.flatMap((name) => (typed.includes(name) || !company[name] ? [] : [[name, company[name]]])),
      )
      for (const name of FILLED) {
        const text = filled.current[name]
        if (text) setValue(name, text)
      }
      clearErrors(FILLED)
    }
    const look = async () => {
      setLookup({ of: taxCode, is: 'looking' })
      try {
        const { data } = await request(billingCalls.findTaxpayer, {
          params: { taxCode },
          signal: asked.signal,
        })
        if (asked.signal.aborted) return
        fill(data.vatInformation)
        setLookup({ of: taxCode, is: { found: data.vatInformation.companyName } })
      } catch (error) {
        if (!isFailure(error) && !isAbort(error)) throw error
        if (asked.signal.aborted) return
        const isUnknown = isFailure(error) && error.status === NOT_FOUND
        setLookup(isUnknown ? { of: taxCode, is: 'unknown' } : null)
      }
    }
    void look()
    return () => asked.abort()
  }, [taxCode, getValues, setValue, clearErrors])

  return lookup?.of === taxCode ? lookup.is : null
}
