import { describe, expect } from 'vitest'
import type { B2b } from '../../../../src/contract/entities/account/b2b.ts'
import { accountNow, persona, promptsFor } from '../../persona.ts'
import type { Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const lead = {
  firstName: 'Devi',
  lastName: 'Krishnan',
  phoneNumber: '012-345 0013',
  companyName: 'Kedai Baru Devi',
  size: '1-5',
  industryType: 'Retail',
  postalCode: '47300',
}

interface LeadAnswer {
  data: { b2b: B2b; clientViewType: string }
}

const leadForm = async (person: Shopper) => (await promptsFor(person))?.leadForm

describe('the mandatory lead form', () => {
  test('is open and locked until it is complete, and then closed', async ({ server }) => {
    const devi = await persona(server, 'leadCaptureIncomplete')
    const { size: _, ...incomplete } = lead
    const first = await devi.ask<LeadAnswer>('POST', '/api/lead-capture', incomplete)
    expect(first.body.data.b2b.hasCompletedLeadCapture).toBe(false)
    expect((await devi.ask('POST', '/api/exit-lead-capture', {})).status).toBe(409)
    expect(await leadForm(devi)).toMatchObject({ isAsked: true, isLocked: true })
    const second = await devi.ask<LeadAnswer>('PUT', '/api/lead-capture', { ...incomplete, size: '1-5' })
    expect(second.body.data.b2b).toMatchObject({ size: '1-5', hasCompletedLeadCapture: true })
    expect(await leadForm(devi)).toMatchObject({ isAsked: false, isLocked: false })
    expect((await devi.ask('POST', '/api/exit-lead-capture', {})).status).toBe(200)
  })

  test('renames the business if an owner completes it', async ({ server }) => {
    const devi = await persona(server, 'leadCaptureIncomplete')
    await devi.ask('POST', '/api/lead-capture', { ...lead, companyName: 'Kedai Devi & Anak' })
    const { body } = await devi.page('/account/organization')
    expect(body.data?.account?.organization?.businessAccount.name).toBe('Kedai Devi & Anak')
  })

  test.for(['businessAdmin', 'businessMember'] as const)(
    'keeps the company’s name, size and industry for %s',
    async (key, { server }) => {
      const person = await persona(server, key)
      const { telephoneNumber } = await accountNow(server, key)
      const known = { companyName: 'Kopitiam Makmur Sdn Bhd', size: '6-20', industryType: 'Food and drink' }
      const own = { ...lead, phoneNumber: telephoneNumber ?? '', ...known }
      expect((await person.ask('PUT', '/api/lead-capture', own)).status).toBe(200)
      const renamed = await person.ask('PUT', '/api/lead-capture', { ...own, companyName: 'Kopitiam Baharu' })
      expect(renamed).toMatchObject({ status: 403, body: { errorCode: 'forbidden', field: 'companyName' } })
      for (const [field, answer] of [
        ['size', '1-5'],
        ['industryType', 'Retail'],
      ] as const)
        expect(await person.ask('PUT', '/api/lead-capture', { ...own, [field]: answer })).toMatchObject({
          status: 403,
          body: { errorCode: 'forbidden', field },
        })
      const name = (await server.store.read()).organizations['organization-kopitiam']?.account.name
      expect(name).toBe('Kopitiam Makmur Sdn Bhd')
    },
  )

  test('does not rename the business when a member without the permission fills it in', async ({
    server,
  }) => {
    const aina = await persona(server, 'defaultRole')
    const own = { ...lead, phoneNumber: '0123450011', companyName: 'Kopitiam Aina' }
    const { body } = await aina.ask<LeadAnswer>('PUT', '/api/lead-capture', own)
    expect(body.data.b2b.companyName).toBe('Kopitiam Aina')
    const { organizations } = await server.store.read()
    expect(organizations['organization-kopitiam']?.account.name).toBe('Kopitiam Makmur Sdn Bhd')
  })

  test.for([
    ['no company', { ...lead, companyName: ' ' }, 'companyName'],
    ['nine digits', { ...lead, phoneNumber: '012345001' }, 'phoneNumber'],
    ['a postal code of four digits', { ...lead, postalCode: '4730' }, 'postalCode'],
  ] as const)('%s: 400', async ([, body, field], { server }) => {
    const devi = await persona(server, 'leadCaptureIncomplete')
    const answer = await devi.ask('POST', '/api/lead-capture', body)
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'bad_body', field } })
  })
})

describe('the lead form of a shopper with the business view', () => {
  test('can be left, and the consumer view is back', async ({ server }) => {
    const hanis = await persona(server, 'looksAsBusiness')
    expect(await leadForm(hanis)).toMatchObject({ isAsked: true, isMandatory: false, isLocked: false })
    const { body } = await hanis.ask<LeadAnswer>('POST', '/api/exit-lead-capture', {})
    expect(body.data.clientViewType).toBe('consumer')
    expect(await leadForm(hanis)).toMatchObject({ isAsked: false })
  })

  test('creates a business without any permissions', async ({ server }) => {
    const hanis = await persona(server, 'looksAsBusiness')
    await hanis.ask('POST', '/api/lead-capture', {
      ...lead,
      phoneNumber: '0123450019',
      companyName: 'Dapur Hanis',
    })
    const { organization } = (await hanis.page('/account/organization')).body.data?.account ?? {}
    expect(organization).toMatchObject({
      role: 1,
      businessAccount: {
        name: 'Dapur Hanis',
        isEnabled: true,
        promoCodeEnabled: false,
        invoice: { enabled: false },
      },
      users: [{ email: 'hanis@dapur-hanis.example', role: 1 }],
    })
  })
})
