import { useRevalidator } from 'react-router-dom'
import type { Address } from '../../contract/entities/account/address.ts'
import { useSession } from '../../stores/session/session.ts'

/**
 * The chosen address is the shopper's location: where it is another one, the page's data is loaded again, so that the top bar and every
 * delivery promise follow it.
 */
export function useFollowAddress(): (address: Pick<Address, 'postalCode'>) => Promise<void> {
  const { revalidate } = useRevalidator()
  return async ({ postalCode }) => {
    if (useSession.getState().base?.postalCode !== postalCode) await revalidate()
  }
}
