import { expect } from 'vitest'
import { accountIdOf } from '../../../../fixtures/people.ts'
import { test } from '../../../setup/serverTest.ts'
import { accountNow, persona, promptsFor } from '../../persona.ts'

const optOut = '/api/organization/opt-out'

test('a member leaves the business, and sees the shop as households do', async ({ server }) => {
  const kavitha = await persona(server, 'businessMember')
  const { status, body } = await kavitha.ask('POST', optOut)
  expect([status, body]).toMatchObject([
    200,
    { data: { user: { clientViewType: 'consumer', customerType: 0, roles: [] } } },
  ])
  const account = await accountNow(server, 'businessMember')
  expect(account.business).toBeUndefined()
  const prompts = await promptsFor(kavitha)
  expect(prompts?.organizationUpdate).toBeUndefined()
  expect(prompts?.leadForm.isAsked).toBe(false)
})

test('an owner leaves once there is another one', async ({ server }) => {
  const hafiz = await persona(server, 'businessOwner')
  expect(await hafiz.ask('POST', optOut)).toMatchObject({ status: 409, body: { error: 'last_owner' } })
  await hafiz.ask('PUT', `/api/organization/users/${accountIdOf('businessAdmin')}`, { role: 1 })
  expect(await hafiz.ask('POST', optOut)).toMatchObject({ status: 200 })
})

test('a guest must log in', async ({ ana }) => {
  await ana.sync()
  expect(await ana.ask('POST', optOut)).toMatchObject({ status: 401 })
})
