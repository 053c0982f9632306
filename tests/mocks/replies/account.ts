import { demoPassword } from '../../../fixtures/people.ts'
import { named } from '../../../fixtures/named.ts'
import { goodCard, home } from '../buyer.ts'
import { persona } from '../persona.ts'
import { askForPallets } from '../quotedPallets.ts'
import { lineOf } from '../shopper.ts'
import type { Scene } from '../errorInputs/errorInput.ts'
import type { Replies } from './replies.ts'

const lead = {
  firstName: 'Devi',
  lastName: 'Krishnan',
  phoneNumber: '012-345 0013',
  companyName: 'Kedai Baru Devi',
  size: '1-5',
  industryType: 'Retail',
  postalCode: '47300',
}

const asGuest: Replies = async ({ ana, anas }) => {
  const { addressCreationResult } = (await anas.address()).body
  await ana.ask('GET', '/api/addresses')
  await ana.ask('PUT', '/api/default_address', { id: addressCreationResult.addressId })
  await ana.ask('DELETE', `/api/address/${addressCreationResult.addressId}`)
  await ana.ask('GET', '/api/postal-code/validate/50450')
  await ana.ask('PUT', '/api/location', { postalCode: '50450' })
  const first = (await anas.card()).body.billingId
  const second = (await anas.card()).body.billingId
  await ana.ask('PUT', '/api/default_billing', { id: first, changed: true, type: 'credit card' })
  await ana.ask('DELETE', `/api/payment-method/${first}`, { isDefault: true })
  await ana.ask('DELETE', `/api/billing/${second}`)
  await ana.ask('GET', '/api/waon/member-info')
  await ana.ask('GET', '/api/vat-tax-code/C2100000070')
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

async function asBusiness({ server }: Scene): Promise<void> {
  const devi = await persona(server, 'leadCaptureIncomplete')
  await devi.ask('POST', '/api/lead-capture', lead)
  await devi.ask('PUT', '/api/lead-capture', { ...lead, size: '6-20' })
  await devi.ask('POST', '/api/exit-lead-capture')
  const hafiz = await persona(server, 'businessOwner')
  const invites = '/api/organization/invites'
  const email = 'nurul.huda@keluarga.example'
  const { body } = await hafiz.ask<{ data: { organization: { invites: { code: string }[] } } }>(
    'POST',
    invites,
    {
      email,
      role: 2,
    },
  )
  const nurul = await persona(server, 'firstOrderCustomer')
  await nurul.ask('POST', `${invites}/${body.data.organization.invites.at(-1)?.code}/accept`)
  await hafiz.ask('PUT', '/api/organization/users/account-firstOrderCustomer', { role: 3 })
  await nurul.ask('GET', '/api/organization/clear-confirmation')
  await hafiz.ask('DELETE', '/api/organization/users/account-firstOrderCustomer')
  await hafiz.ask('DELETE', `${invites}/MAKMUR-BARISTA`)
}

async function withApprovals({ server }: Scene): Promise<void> {
  const approvals = '/api/organization/approvals'
  const jason = await persona(server, 'cartEditor')
  const siti = await persona(server, 'businessAdmin')
  const milk = lineOf(await jason.variantOf(named.saleMilk), 2)
  const sent = async () => {
    await jason.change(milk)
    const { body } = await jason.ask<{ data: { approvals: { _id: string }[] } }>('POST', approvals, {
      note: 'For Saturday',
    })
    return `${approvals}/${body.data.approvals[0]?._id}`
  }
  await jason.ask('DELETE', await sent())
  await jason.change({ ...milk, quantity: 0 })
  await siti.ask('POST', `${await sent()}/return`, { answer: 'One is enough.' })
  await jason.change({ ...milk, quantity: 0 })
  const path = await sent()
  await siti.ask('PUT', path, { variantId: milk.variant, quantity: 1 })
  await siti.ask('POST', `${path}/approve`, {})
  await siti.ask('GET', approvals)
  await (await persona(server, 'invoiceCustomer')).ask('GET', '/api/organization/statement')
  await siti.ask('PUT', '/api/organization', { name: 'Kopitiam Makmur Brickfields' })
}

export const accountReplies: Replies = async (scene) => {
  await asGuest(scene)
  await scene.ana.ask('POST', '/api/quick-order/skus', { skus: [`PSR-${named.saleMilk}`] })
  await asBusiness(scene)
  await withApprovals(scene)
  const weiLing = await persona(scene.server, 'returningCustomer')
  const { billingId } = (
    await weiLing.ask<{ billingId: string }>('POST', '/api/billing', { billing: goodCard })
  ).body
  await weiLing.ask('PUT', `/api/default-payment-method/${billingId}`)
  await weiLing.ask('POST', '/api/address', { address: home })
  await weiLing.ask('GET', '/api/nav-account-sidebar/dashboard')
  await weiLing.ask('GET', '/api/current_user/data')
  await (await persona(scene.server, 'businessMember')).ask('POST', '/api/organization/opt-out')
  await (
    await persona(scene.server, 'activeMember')
  ).ask('DELETE', '/api/current_user', { password: demoPassword })
  await weiLing.ask('POST', '/api/waon/connect', { memberId: 'WAON-700200' })
  await weiLing.ask('POST', '/api/waon/dismiss')
  await weiLing.ask('PUT', '/api/current_user/email-preferences', { news: true })
  const { person, order, path } = await askForPallets(scene.server, 'businessOwner')
  await person.ask('POST', path, order)
}
