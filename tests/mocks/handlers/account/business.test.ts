import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { accountIdOf, demoPassword } from '../../../../fixtures/people.ts'
import type { OrganizationPayload } from '../../../../src/contract/entities/account/organization.ts'
import { BusinessRole } from '../../../../src/contract/enumerations.ts'
import { accountNow, persona, promptsFor } from '../../persona.ts'
import { lastMessage, newPassword } from '../auth/authCalls.ts'
import { lineOf, type Shopper, shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

interface OrganizationAnswer {
  data: { organization: OrganizationPayload }
}

const leadForm = async (person: Shopper) => (await promptsFor(person))?.leadForm

describe('the people of a business', () => {
  const invites = '/api/organization/invites'
  const nurulHuda = 'nurul.huda@keluarga.example'

  test('join by an invite to their email, and have a notice until they have read it', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    await hafiz.ask('POST', invites, { email: 'Nurul.Huda@keluarga.example', role: 2 })
    const { outbox } = await server.store.read()
    expect(outbox.at(-1)).toMatchObject({ to: nurulHuda, kind: 'invite' })
    const nurul = await persona(server, 'firstOrderCustomer')
    const accepted = await nurul.ask<OrganizationAnswer>(
      'POST',
      `${invites}/${outbox.at(-1)?.content.toLowerCase()}/accept`,
    )
    expect(accepted.body.data.organization).toMatchObject({ role: 2, canManageUsers: false, invites: [] })
    expect((await accountNow(server, 'firstOrderCustomer')).b2b).toEqual({
      size: '6-20',
      industryType: 'Food and drink',
      postalCode: '50470',
      city: 'Kuala Lumpur',
      hasCompletedLeadCapture: false,
    })
    const update = async () => (await promptsFor(nurul))?.organizationUpdate
    expect(await update()).toEqual({ kind: 'joined', organizationName: 'Kopitiam Makmur Sdn Bhd' })
    const cleared = await nurul.ask('GET', '/api/organization/clear-confirmation')
    expect(cleared.body).toEqual({ data: { wasCleared: true } })
    expect(await update()).toBeUndefined()
    const again = await nurul.ask('GET', '/api/organization/clear-confirmation')
    expect(again.body).toEqual({ data: { wasCleared: false } })
  })

  test('have the invite that they opened as a guest also after their login', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    const { body } = await hafiz.ask<OrganizationAnswer>('POST', invites, { email: nurulHuda, role: 2 })
    const code = body.data.organization.invites.at(-1)?.code
    const guest = shopper(server)
    await guest.page(`/invite/${code}`)
    await guest.sync()
    const loginData = { email: nurulHuda, password: demoPassword }
    expect((await guest.ask('POST', '/api/login', { loginData })).status).toBe(200)
    expect((await guest.page('/')).body.data?.organizationInvite).toMatchObject({ code })
  })

  test('are invited once: a second invite replaces the first', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    await hafiz.ask('POST', invites, { email: nurulHuda, role: 2 })
    const { body } = await hafiz.ask<OrganizationAnswer>('POST', invites, { email: nurulHuda, role: 3 })
    const forHer = body.data.organization.invites.filter(({ invitedEmail }) => invitedEmail === nurulHuda)
    expect(forHer).toMatchObject([{ role: 3 }])
  })

  test('cannot use a withdrawn invite', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    const { body } = await hafiz.ask<OrganizationAnswer>('POST', invites, { email: nurulHuda, role: 2 })
    const code = body.data.organization.invites.at(-1)?.code
    await hafiz.ask('DELETE', `${invites}/${code}`)
    const nurul = await persona(server, 'firstOrderCustomer')
    expect((await nurul.ask('POST', `${invites}/${code}/accept`)).status).toBe(404)
  })

  test('cannot use an invite after two weeks, and may be invited again', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    const { body } = await hafiz.ask<OrganizationAnswer>('POST', invites, { email: nurulHuda, role: 2 })
    const code = body.data.organization.invites.at(-1)?.code
    const start = server.clock.now()
    server.clock.set(start + 14 * 86_400_000)
    const again = await persona(server, 'firstOrderCustomer')
    expect((await again.ask('POST', `${invites}/${code}/accept`)).status).toBe(404)
    expect((await again.page(`/invite/${code}`)).body.data?.invite?.problem).toBe('business_ended')
    const owner = await persona(server, 'businessOwner')
    const listed = async () =>
      (await owner.page('/account/organization')).body.data?.account?.organization?.invites.map(
        ({ invitedEmail, status }) => [invitedEmail, status],
      )
    expect(await listed()).toContainEqual([nurulHuda, 'expired'])
    await owner.ask('POST', invites, { email: nurulHuda, role: 2 })
    expect(await listed()).toContainEqual([nurulHuda, 'pending'])
    expect(await listed()).not.toContainEqual([nurulHuda, 'expired'])
  })

  test('are shown with their role, and what is in the cart or on the way', async ({ server }) => {
    const kavitha = await persona(server, 'businessMember')
    await kavitha.change(lineOf(await kavitha.variantOf(named.saleMilk), 3))
    const hafiz = await persona(server, 'businessOwner')
    const { organization } = (await hafiz.page('/account/organization')).body.data?.account ?? {}
    expect(organization?.users.find(({ userId }) => userId === accountIdOf('businessMember'))).toMatchObject({
      email: 'kavitha@kopitiam-makmur.example',
      role: 2,
      itemsInCart: 3,
      openOrders: 0,
    })
    await hafiz.ask('DELETE', `/api/organization/users/${accountIdOf('businessMember')}`)
    expect((await kavitha.sync()).cartVariants).toMatchObject([{ quantity: 3 }])
  })

  test('share name and logo, which an owner or admin changes', async ({ server }) => {
    const siti = await persona(server, 'businessAdmin')
    const logo = `data:image/jpeg;base64,${'/9j/'.repeat(20)}`
    const change = (body: object) => siti.ask<OrganizationAnswer>('PUT', '/api/organization', body)
    const { body } = await change({ name: ' Kopitiam Makmur Brickfields ', logoImage: logo })
    expect(body.data.organization.businessAccount).toMatchObject({
      name: 'Kopitiam Makmur Brickfields',
      logoImage: logo,
    })
    const kavitha = await persona(server, 'businessMember')
    const user = (await kavitha.page('/')).body.data?.user
    expect(user).toMatchObject({ businessAccount: { logoImage: logo } })
    expect((await change({ logoImage: '' })).body.data.organization.businessAccount.logoImage).toBeUndefined()
    for (const refused of [
      { name: '  ' },
      { name: 'M'.repeat(81) },
      { logoImage: 'data:image/svg+xml;base64,AAAA' },
      { logoImage: 'https://example.com/logo.png' },
      { logoImage: `data:image/png;base64,${'A'.repeat(48_000)}` },
    ])
      expect((await change(refused)).status, JSON.stringify(refused).slice(0, 60)).toBe(400)
  })

  test('can get another role, and lose the business’s data when they leave', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    const kavitha = await persona(server, 'businessMember')
    const path = `/api/organization/users/${accountIdOf('businessMember')}`
    await hafiz.ask('PUT', path, { role: 4 })
    expect((await kavitha.page('/account/organization')).status).toBe(200)
    expect((await promptsFor(kavitha))?.organizationUpdate?.kind).toBe('role')
    await hafiz.ask('DELETE', path)
    expect((await kavitha.page('/account/organization')).status).toBe(403)
    expect((await kavitha.ask<{ addresses: object[] }>('GET', '/api/addresses')).body.addresses).toEqual([])
    expect(await leadForm(kavitha)).toMatchObject({ isMandatory: false })
  })

  test('always include an owner; one of two may leave', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    const own = `/api/organization/users/${accountIdOf('businessOwner')}`
    expect((await hafiz.ask('DELETE', own)).body).toMatchObject({ errorCode: 'last_owner' })
    await hafiz.ask('PUT', `/api/organization/users/${accountIdOf('businessAdmin')}`, { role: 1 })
    expect((await hafiz.ask('PUT', own, { role: 2 })).status).toBe(200)
    expect((await hafiz.page('/account/organization')).status).toBe(403)
  })

  test('are changed only by a manager while manage-users is off', async ({ server }) => {
    server.config = { ...server.config, manageUsers: false }
    const hafiz = await persona(server, 'businessOwner')
    const { status } = await hafiz.ask('POST', invites, { email: nurulHuda, role: 2 })
    expect(status).toBe(403)
    const { organization } = (await hafiz.page('/account/organization')).body.data?.account ?? {}
    expect(organization).toMatchObject({ canManageUsers: false, canManageOrganization: true, invites: [] })
  })
})

describe('a visitor with the invite of a business', () => {
  const link = '/invite/MAKMUR-BARISTA'
  const barista = 'barista@kopitiam-makmur.example'
  const waiting = {
    code: 'MAKMUR-BARISTA',
    invitedEmail: barista,
    organizationName: 'Kopitiam Makmur Sdn Bhd',
    role: BusinessRole.MEMBER,
  }
  const invited = async (person: Shopper) => (await person.page('/')).body.data?.organizationInvite

  test('has a notice on every page, and becomes a member after joining with that email', async ({
    server,
  }) => {
    const guest = shopper(server)
    await guest.sync()
    const landing = await guest.page(link.toLowerCase())
    expect(landing.body.data?.organizationInvite).toEqual(waiting)
    expect(landing.body.data?.invite?.problem).toBeUndefined()
    expect(await invited(guest)).toEqual(waiting)
    await guest.ask('POST', '/api/issue-otp', { email: barista, type: 'registration' })
    const joined = await guest.ask('POST', '/api/join', {
      loginData: { email: barista, password: newPassword, firstName: 'Mira', lastName: 'Osman' },
      otp: await lastMessage(server),
    })
    expect(joined).toMatchObject({ status: 200, body: { data: { user: { roles: [2], customerType: 1 } } } })
    expect(await invited(guest)).toBeUndefined()
  })

  test('with another email has no notice, and stays personal', async ({ server }) => {
    const weiLing = await persona(server, 'returningCustomer')
    await weiLing.page(link)
    expect(await invited(weiLing)).toBeUndefined()
    expect((await accountNow(server, 'returningCustomer')).business).toBeUndefined()
  })
})
