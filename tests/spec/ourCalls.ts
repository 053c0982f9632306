/** What the shop calls beyond the documents; each is `documented: false` in src/contract/calls. */
export const ourCalls: readonly { call: string; why: string }[] = [
  {
    call: 'POST /api/order/find',
    why: 'Finds the order of a guest by its number and email; the documents have no call for it (decision 101).',
  },
  {
    call: 'GET /api/checkout',
    why: 'The refresh of the checkout: the documents leave its URL to the caller, and the page data names this one (decision 6).',
  },
  {
    call: 'POST /api/checkout',
    why: 'Places the order, once for each idempotency key; the documents name no call for it (decision 4).',
  },
  {
    call: 'GET /api/payments/{}',
    why: 'Reads a payment at a provider; the documents name pages of providers and no call for them (decision 66).',
  },
  {
    call: 'POST /api/payments/{}',
    why: 'The shopper’s answer to the provider, which the mocked server is as well (decision 66).',
  },
  {
    call: 'GET /api/sign-in-accounts',
    why: 'The accounts of the sheet that replaces the window of a provider (decision 89).',
  },
  {
    call: 'GET /api/sign-in-accounts/demo',
    why: 'The accounts that the login dialog of a demo fills in (decision 102).',
  },
  {
    call: 'POST /api/login/link',
    why: 'The documents show the result of a session that was linked, and name no call that links one (decision 108).',
  },
  { call: 'POST /api/login/link/open', why: 'Opens such a link in the other browser (decision 108).' },
  {
    call: 'GET /api/passkeys',
    why: 'Passkeys are an extra, and no call of them is in the documents (decision 109): whether there are any.',
  },
  {
    call: 'POST /api/passkeys/registration-options',
    why: 'What a browser needs for a new one (decision 109).',
  },
  { call: 'POST /api/passkeys', why: 'Adds it to the account (decision 109).' },
  { call: 'DELETE /api/passkeys/{}', why: 'Removes it (decision 109).' },
  { call: 'POST /api/passkeys/login-options', why: 'What a browser needs for a login (decision 109).' },
  { call: 'POST /api/passkeys/login', why: 'Logs in with a passkey (decision 109).' },
  { call: 'POST /api/logout', why: 'The documents have a login and no way out of it (decision 21).' },
  {
    call: 'POST /api/bot-challenge',
    why: 'Passes the challenge of the bot protection, which the documents leave to a vendor (decision 23).',
  },
  {
    call: 'POST /api/cart/coupons/{}/clip',
    why: 'A user has clipped coupons, and the documents name no call that clips one (decision 32).',
  },
  {
    call: 'GET /api/current_user/data',
    why: 'A shopper may have a copy of what is stored about them, and the documents name no call for it (decision 107).',
  },
  {
    call: 'DELETE /api/current_user',
    why: 'A shopper may delete the account, and the documents name no call for it (decision 107).',
  },
  {
    call: 'PUT /api/current_user/email-preferences',
    why: 'A shopper decides which emails come, and the documents name no call that keeps it (decision 92).',
  },
  {
    call: 'POST /api/waon/connect',
    why: 'The membership prompt offers to connect a card, and the documents name no call that does (decision 106).',
  },
  {
    call: 'PUT /api/location',
    why: 'The location capture asks for a postal code, and the documents name no call that keeps it (decision 27).',
  },
  {
    call: 'POST /api/client-errors',
    why: 'The log of client errors, whose path the documents do not show (decision 42).',
  },
  {
    call: 'POST /api/organization/opt-out',
    why: 'The documents show the result of a commercial opt-out, and name no call for it (decision 108).',
  },
  {
    call: 'POST /api/organization/invites',
    why: 'Owners and admins manage business users, and the documents name no call for it (decision 26).',
  },
  { call: 'DELETE /api/organization/invites/{}', why: 'Withdraws such an invitation (decision 26).' },
  { call: 'POST /api/organization/invites/{}/accept', why: 'Accepts such an invitation (decision 26).' },
  { call: 'PUT /api/organization/users/{}', why: 'Gives a business user another role (decision 26).' },
  { call: 'DELETE /api/organization/users/{}', why: 'Removes a business user (decision 26).' },
  {
    call: 'POST /api/quick-order/skus',
    why: 'The documents have `inventory.sku` and no call that finds an item by it (decision 113).',
  },
  {
    call: 'POST /api/pallet-quotes/{}/order',
    why: 'Orders the pallets of a quote: the documents end with the request for it (decision 126).',
  },
  {
    call: 'PUT /api/organization',
    why: 'Owners and admins change name and logo of the business, and the documents name no call for it (decision 110).',
  },
  { call: 'GET /api/organization/statement', why: 'What a business owes on invoice (decision 114).' },
  {
    call: 'GET /api/organization/approvals',
    why: 'A cart editor fills the cart and others order; the documents name no call that connects both (decision 111).',
  },
  { call: 'POST /api/organization/approvals', why: 'Sends a cart for approval (decision 111).' },
  { call: 'DELETE /api/organization/approvals/{}', why: 'Takes back a cart that waits (decision 111).' },
  { call: 'PUT /api/organization/approvals/{}', why: 'Changes a cart that waits (decision 111).' },
  { call: 'POST /api/organization/approvals/{}/approve', why: 'Approves a cart (decision 111).' },
  { call: 'POST /api/organization/approvals/{}/return', why: 'Returns a cart (decision 111).' },
]
