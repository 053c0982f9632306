import { useNavigate } from 'react-router-dom'
import { to } from '../paths.ts'
import { wayBack } from '../stores/overlays/wayBack.ts'

/**
 * Leads back to the page before; home if the shopper came to this page from outside, where a further step back would leave the shop or do
 * nothing.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => {
    if (wayBack.isInShop) void navigate(-1)
    else void navigate(to.home(), { replace: true })
  }
}
