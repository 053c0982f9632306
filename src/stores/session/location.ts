import type { Failure } from '../../api/failure.ts'
import { orFailure } from '../../api/orFailure.ts'
import { request } from '../../api/request.ts'
import { addressCalls } from '../../contract/calls/addresses.ts'

/** Sets the shopper's location; returns null if the shop delivers there, else the reason. */
export const saveLocation = (postalCode: string): Promise<Failure | null> =>
  orFailure(() => request(addressCalls.setLocation, { body: { postalCode } }))
