import { type Failure, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { addressCalls } from '../../contract/calls/addresses.ts'

/** Sets the shopper's location; returns null if the shop delivers there, else the reason. */
export async function saveLocation(postalCode: string): Promise<Failure | null> {
  try {
    await request(addressCalls.setLocation, { body: { postalCode } })
    return null
  } catch (error) {
    if (!isFailure(error)) throw error
    return error
  }
}
