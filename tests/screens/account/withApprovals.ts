import { afterEach, beforeAll } from 'vitest'
import { useApprovals } from '../../../src/stores/business/approvals.ts'
import { useOrganization } from '../../../src/stores/business/organization.ts'
import { withShop } from '../openShop.tsx'

/** A shop for the tests of a file about carts for approval: its lazy parts are loaded, and no test leaves a cart or a draft to the next. */
export function withApprovals(): ReturnType<typeof withShop> {
  const shop = withShop()
  // Loads these first: the browser loads them when idle.
  beforeAll(() =>
    Promise.all([
      import('../../../src/app/MuiTheme.tsx'),
      import('../../../src/ui/dialog/MuiModal.tsx'),
      import('../../../src/pages/account/accountFormPages.ts'),
      import('../../../src/pages/checkout/approval/SendCart.tsx'),
    ]),
  )
  afterEach(() => {
    sessionStorage.clear()
    useApprovals.setState({ list: null })
    useOrganization.setState({ current: null, page: null })
  })
  return shop
}
