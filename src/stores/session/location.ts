import { type Failure, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { addressCalls } from '../../contract/calls/addresses.ts'

/** The shopper says where they are; null when the shop serves them there from now on, else why it does not. */
export async function sayWhere(postalCode: string): Promise<Failure | null> {
  try {
    await request(addressCalls.setLocation, { body: { postalCode } })
    return null
  } catch (error) {
    if (!isFailure(error)) throw error
    return error
  }
}
