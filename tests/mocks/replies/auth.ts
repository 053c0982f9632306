import { demoPassword, people } from '../../../fixtures/people.ts'
import { softwareAuthenticator } from '../../setup/softwareAuthenticator.ts'
import { persona } from '../persona.ts'
import { challengeOf, lastMessage, logIn, newPassword } from '../handlers/auth/authCalls.ts'
import type { Replies } from './replies.ts'

const google = { userId: 'google-somebody-new', email: 'baharu@rumah.example' }
const facebook = { userId: 'facebook-somebody-new' }

interface Challenge {
  data: { challenge: string }
}
interface Passkeys {
  data: { passkeys: { _id: string }[] }
}

export const authReplies: Replies = async ({ server, ana, anas }) => {
  await ana.ask('POST', '/api/gate-email-sign-up', { email: 'ana@rumah.example' })
  await ana.ask('POST', '/api/customer-data-captures', { email: 'ana@rumah.example' })
  await anas.telephone()
  await ana.ask('POST', '/api/phone-verification', { phone: '0123456789', verify: true })
  await ana.ask('POST', '/api/verify-code', { code: await lastMessage(server) })
  await ana.ask('POST', '/api/issue-otp', { email: 'ana@rumah.example', type: 'registration' })
  const loginData = {
    email: 'ana@rumah.example',
    password: newPassword,
    firstName: 'Ana',
    lastName: 'Lim',
  }
  await ana.ask('POST', '/api/join', { loginData, otp: await lastMessage(server) })
  await ana.sync()
  await ana.ask('PUT', '/api/current_user/name', { firstName: 'Ana Maria', lastName: 'Lim' })
  await ana.ask('POST', '/api/change-password', { currentPassword: newPassword, newPassword: demoPassword })
  await ana.sync()
  await ana.ask('POST', '/api/check-google', { accountData: google })
  await ana.ask('PUT', '/api/link-google', { accountData: google })
  await ana.ask('PUT', '/api/unlink-google')
  await ana.ask('POST', '/api/check-facebook', { facebook })
  await ana.ask('POST', '/api/link-facebook', { facebook })
  await ana.ask('POST', '/api/unlink-facebook', {})
  await ana.ask('GET', '/api/sign-in-accounts?provider=google')
  await ana.ask('GET', '/api/sign-in-accounts/demo')
  await ana.ask('GET', '/api/apple-sign-in/config')
  await ana.ask('GET', '/api/firebase-token')
  await ana.ask('GET', '/api/acs-token')
  const key = softwareAuthenticator('http://shop.test')
  const creation = await ana.ask<Challenge>('POST', '/api/passkeys/registration-options')
  const credential = key.register(creation.body.data.challenge)
  const added = await ana.ask<Passkeys>('POST', '/api/passkeys', { name: 'Phone', credential })
  const login = await ana.ask<Challenge>('POST', '/api/passkeys/login-options')
  await ana.ask('POST', '/api/passkeys/login', { credential: key.logIn(login.body.data.challenge) })
  await ana.sync()
  await ana.ask('DELETE', `/api/passkeys/${added.body.data.passkeys[0]?._id}`)
  const link = await ana.ask<{ data: { token: string } }>('POST', '/api/login/link')
  await ana.ask('POST', '/api/logout')
  await ana.sync()
  await ana.ask('POST', '/api/login/link/open', { token: link.body.data.token })
  await ana.ask('POST', '/api/logout')
  await ana.sync()
  const { email } = people.returningCustomer
  await ana.ask('POST', '/api/forget-password', { email })
  const [, token] = (await lastMessage(server)).split('token=')
  await ana.ask('POST', '/api/reset-password', { token, newPassword })
  await logIn(ana, 'returningCustomer', newPassword)
  const priya = await persona(server, 'googleOnlyCustomer')
  await priya.ask('POST', '/api/set-password', { newPassword })
  await ana.ask('POST', '/api/bot-challenge', { challengeId: await challengeOf(server, ana) })
}
