import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import { useCheckout } from './checkout.ts'
import { receiveCheckout } from './receiveCheckout.ts'

/**
 * Reads the express slots again (document 2 §7, express-delivery-times): those of a postcode if vans deliver, else those of the counters. A
 * failure leaves the ones on screen, because saving a slot checks it again. So does a checkout that arrives in the meantime: it has the slots
 * of its own address.
 */
export async function readDeliveryTimes(postalCode: string | undefined): Promise<void> {
  const before = useCheckout.getState().info
  try {
    const { deliveryTimes } = await request(checkoutCalls.expressDeliveryTimes, {
      query: postalCode === undefined ? {} : { postalCode },
    })
    const { info } = useCheckout.getState()
    if (info && info === before) receiveCheckout({ ...info, deliveryTimes })
  } catch (error) {
    if (!isFailure(error)) throw error
  }
}
