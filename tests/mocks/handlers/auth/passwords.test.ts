import { describe, expect } from 'vitest'
import { demoPassword, people } from '../../../../fixtures/people.ts'
import { persona } from '../../persona.ts'
import { type Shopper, shopper, type Server } from '../../shopper.ts'
import { lastMessage, newPassword } from './authCalls.ts'
import { test } from '../../../setup/serverTest.ts'

interface Sent {
  data: { sentTo: string; expiresAt: string }
}

const minutes = (count: number) => count * 60_000
const messages = async (server: Server) => (await server.store.read()).outbox

describe('a forgotten password', () => {
  const { email } = people.activeMember
  const reset = (ana: Shopper, token: unknown, password = newPassword) =>
    ana.ask<{ data: { email: string }; error?: string; field?: string }>('POST', '/api/reset-password', {
      token,
      newPassword: password,
    })
  const login = (ana: Shopper, password: string) =>
    ana.ask('POST', '/api/login', { loginData: { email, password } })
  const linkToken = async (server: Server, ana: Shopper) => {
    await ana.ask('POST', '/api/forget-password', { email })
    return (await lastMessage(server)).split('token=')[1] ?? ''
  }

  test('is reset by the link, once', async ({ server, ana }) => {
    const token = await linkToken(server, ana)
    expect(await reset(ana, token)).toMatchObject({ status: 200, body: { data: { email } } })
    expect(await reset(ana, token)).toMatchObject({ status: 422, body: { error: 'reset_link_invalid' } })
    expect((await login(ana, newPassword)).status).toBe(200)
  })

  test('is reset by a code', async ({ server, ana }) => {
    await ana.ask('POST', '/api/issue-otp', { email, type: 'forgetPassword' })
    const { body } = await ana.ask<{ data: { token: string } }>('POST', '/api/forget-password', {
      email,
      otp: await lastMessage(server),
    })
    expect((await reset(ana, body.data.token)).status).toBe(200)
    expect((await login(ana, newPassword)).status).toBe(200)
  })

  test('keeps its link valid after a weak password', async ({ server, ana }) => {
    const token = await linkToken(server, ana)
    expect(await reset(ana, token, 'short')).toMatchObject({ status: 400, body: { field: 'newPassword' } })
    expect((await reset(ana, token)).status).toBe(200)
  })

  test('has a link for one hour, of which only the newest is valid', async ({ server, ana }) => {
    const first = await linkToken(server, ana)
    const second = await linkToken(server, ana)
    expect((await reset(ana, first)).status).toBe(422)
    server.clock.advance(minutes(60))
    expect((await reset(ana, second)).status).toBe(422)
  })

  test('ends all sessions of the account when it is reset', async ({ server, ana }) => {
    const meiYee = await persona(server, 'activeMember')
    await reset(ana, await linkToken(server, ana))
    expect((await meiYee.page('/account')).status).toBe(401)
  })

  test('of an unknown account gets the same answer, and nothing is sent', async ({ server, ana }) => {
    const { email: known } = people.activeMember
    const { body: expected } = await ana.ask<Sent>('POST', '/api/forget-password', { email: known })
    const sent = (await messages(server)).length
    const { status, body } = await ana.ask<Sent>('POST', '/api/forget-password', {
      email: 'meinobody@ahli.example',
    })
    expect({ status, body }).toEqual({ status: 200, body: expected })
    expect(await messages(server)).toHaveLength(sent)
  })
})

describe('a password', () => {
  const change = (person: Shopper, currentPassword: string) =>
    person.ask<{ error?: string; field?: string }>('POST', '/api/change-password', {
      currentPassword,
      newPassword,
    })

  test('needs the old one to be changed; the customer gets a new token, and other sessions end', async ({
    server,
  }) => {
    const meiYee = await persona(server, 'activeMember')
    const elsewhere = shopper(server, 'another browser')
    await elsewhere.sync()
    const { email } = people.activeMember
    await elsewhere.ask('POST', '/api/login', { loginData: { email, password: demoPassword } })
    expect(await change(meiYee, 'Pasar-2025')).toMatchObject({
      status: 422,
      body: { error: 'wrong_password', field: 'currentPassword' },
    })
    expect((await change(meiYee, demoPassword)).status).toBe(200)
    expect((await meiYee.page('/account')).status).toBe(200)
    expect((await elsewhere.page('/account')).status).toBe(401)
    expect((await change(meiYee, newPassword)).status).toBe(403)
    await meiYee.sync()
    expect((await change(meiYee, newPassword)).status).toBe(200)
  })

  test('is set by a customer without one, and then changed', async ({ server }) => {
    const priya = await persona(server, 'googleOnlyCustomer')
    expect((await priya.ask('POST', '/api/set-password', { newPassword: 'weak' })).status).toBe(400)
    expect((await priya.ask('POST', '/api/set-password', { newPassword })).status).toBe(200)
    await priya.sync()
    expect(await priya.ask('POST', '/api/set-password', { newPassword })).toMatchObject({
      status: 409,
      body: { error: 'password_already_set' },
    })
    expect((await priya.ask('PUT', '/api/unlink-google')).status).toBe(200)
  })
})
