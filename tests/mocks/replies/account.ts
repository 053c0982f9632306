import type { Replies } from './replies.ts'

export const accountReplies: Replies = async ({ ana, anas }) => {
  const { addressCreationResult } = (await anas.address()).body
  await anas.card()
  await ana.ask('GET', '/api/addresses')
  await ana.ask('PUT', '/api/default_address', { id: addressCreationResult.addressId })
  await ana.ask('GET', '/api/postal-code/validate/50450')
  await ana.ask('POST', '/api/vat-information', {
    addressLine1: '12 Jalan Bukit Bintang',
    city: 'Kuala Lumpur',
    companyName: 'Kedai Ana',
    email: 'tax@kedai-ana.example',
    firstName: 'Ana',
    lastName: 'Lim',
    taxCode: 'C1234567890',
  })
}
