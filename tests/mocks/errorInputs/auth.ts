import { demoPassword, people } from '../../../fixtures/people.ts'
import type { authCalls } from '../../../src/contract/calls/auth.ts'
import { lastMessage, logIn, newPassword } from '../handlers/auth/authCalls.ts'
import { persona } from '../persona.ts'
import type { ErrorInputs, Scene } from './errorInput.ts'

const { returningCustomer, googleCustomer, facebookCustomer, vietnamRealm } = people

const somebodyNew = { email: 'ana@rumah.example', password: newPassword, firstName: 'Ana', lastName: 'Lim' }

const join = ({ ana }: Scene, loginData: object, otp?: string) =>
  ana.ask('POST', '/api/join', { loginData: { ...somebodyNew, ...loginData }, ...(otp ? { otp } : {}) })

const issue = ({ ana }: Scene, body: object) => ana.ask('POST', '/api/issue-otp', body)

const switchOff =
  (feature: 'googleLogin' | 'facebookLogin' | 'appleLogin', method: string, path: string, body?: object) =>
  async ({ server, ana }: Scene) => {
    const person = path.includes('/link-') ? await persona(server, 'returningCustomer') : ana
    server.config = { ...server.config, features: { ...server.config.features, [feature]: false } }
    await person.ask(method, path, body)
  }

const google = { accountData: { userId: googleCustomer.google } }
const facebook = { facebook: { userId: facebookCustomer.facebook } }

export const authErrorInputs: ErrorInputs<typeof authCalls> = {
  login: {
    55: ({ ana }) => logIn(ana, 'returningCustomer', 'Not-the-password-1'),
    5: ({ ana }) => logIn(ana, 'vietnamRealm', `${vietnamRealm.name.first}-wrong-1`),
    566: async (scene) => {
      await issue(scene, { email: returningCustomer.email, type: 'login' })
      await scene.ana.ask('POST', '/api/login', {
        loginData: { email: returningCustomer.email },
        otp: 'abcdef',
      })
    },
    already_linked: ({ ana }) =>
      ana.ask('POST', '/api/login', {
        loginData: {
          email: returningCustomer.email,
          password: demoPassword,
          apple: { userId: facebookCustomer.apple },
        },
      }),
  },
  join: {
    561: (scene) => join(scene, { email: 'WEILING.LIM@rumah.example' }),
    562: (scene) => join(scene, { telephoneNumber: '019-000 0596' }),
    566: async (scene) => {
      await issue(scene, { email: somebodyNew.email, type: 'registration' })
      await join(scene, {}, 'abcdef')
    },
    already_linked: (scene) => join(scene, { google: { userId: googleCustomer.google } }),
  },
  passBotChallenge: {
    not_found: ({ ana }) => ana.ask('POST', '/api/bot-challenge', { challengeId: 'of-nobody' }),
  },
  forgetPassword: {
    566: ({ ana }) =>
      ana.ask('POST', '/api/forget-password', { email: returningCustomer.email, otp: '000000' }),
  },
  setPassword: {
    password_already_set: async ({ server }) => {
      const weiLing = await persona(server, 'returningCustomer')
      await weiLing.ask('POST', '/api/set-password', { newPassword })
    },
  },
  changePassword: {
    wrong_password: async ({ server }) => {
      const weiLing = await persona(server, 'returningCustomer')
      await weiLing.ask('POST', '/api/change-password', { currentPassword: 'Pasar-2025', newPassword })
    },
  },
  openSessionLink: {
    reset_link_invalid: ({ ana }) => ana.ask('POST', '/api/login/link/open', { token: 'of-yesterday' }),
  },
  resetPassword: {
    reset_link_invalid: ({ ana }) =>
      ana.ask('POST', '/api/reset-password', { token: 'of-yesterday', newPassword }),
  },
  issueOtp: {
    561: (scene) => issue(scene, { email: returningCustomer.email, type: 'registration' }),
    562: (scene) => issue(scene, { phone: returningCustomer.telephoneNumber, type: 'registration' }),
    596: (scene) => issue(scene, { phone: returningCustomer.telephoneNumber, type: 'telephone' }),
  },
  verifyPhone: { 596: ({ anas }) => anas.telephone(returningCustomer.telephoneNumber) },
  verifyCode: {
    566: async ({ server, ana }) => {
      await ana.ask('POST', '/api/phone-verification', { phone: '0123456789', verify: true })
      const code = await lastMessage(server)
      await ana.ask('POST', '/api/verify-code', { code: code === '123456' ? '654321' : '123456' })
    },
  },
  gateEmailSignUp: {
    561: ({ ana }) => ana.ask('POST', '/api/gate-email-sign-up', { email: returningCustomer.email }),
  },
  captureCustomer: {
    578: async ({ ana }) => {
      await ana.ask('POST', '/api/customer-data-captures', { email: 'ana@rumah.example' })
      await ana.ask('POST', '/api/customer-data-captures', { email: 'Ana@Rumah.example' })
    },
  },
  checkGoogle: { forbidden: switchOff('googleLogin', 'POST', '/api/check-google', google) },
  linkGoogle: {
    forbidden: switchOff('googleLogin', 'PUT', '/api/link-google', google),
    already_linked: async ({ server }) => {
      const weiLing = await persona(server, 'returningCustomer')
      await weiLing.ask('PUT', '/api/link-google', google)
    },
  },
  unlinkGoogle: {
    not_linked: async ({ server }) => {
      const weiLing = await persona(server, 'returningCustomer')
      await weiLing.ask('PUT', '/api/unlink-google')
    },
    last_way_to_log_in: async ({ server }) => {
      const priya = await persona(server, 'googleOnlyCustomer')
      await priya.ask('PUT', '/api/unlink-google')
    },
  },
  checkFacebook: { forbidden: switchOff('facebookLogin', 'POST', '/api/check-facebook', facebook) },
  linkFacebook: {
    forbidden: switchOff('facebookLogin', 'POST', '/api/link-facebook', facebook),
    already_linked: async ({ server }) => {
      const weiLing = await persona(server, 'returningCustomer')
      await weiLing.ask('POST', '/api/link-facebook', facebook)
    },
  },
  unlinkFacebook: {
    not_linked: async ({ server }) => {
      const weiLing = await persona(server, 'returningCustomer')
      await weiLing.ask('POST', '/api/unlink-facebook', {})
    },
    last_way_to_log_in: async ({ ana }) => {
      const data = { facebook: { userId: 'facebook-of-ana', email: 'ana@rumah.example' } }
      await ana.ask('POST', '/api/join', {
        loginData: { email: 'ana@rumah.example', firstName: 'Ana', lastName: 'Lim', ...data },
      })
      await ana.sync()
      await ana.ask('POST', '/api/unlink-facebook', {})
    },
  },
  readSignInAccounts: {
    forbidden: switchOff('appleLogin', 'GET', '/api/sign-in-accounts?provider=apple'),
  },
  appleSignInConfig: { forbidden: switchOff('appleLogin', 'GET', '/api/apple-sign-in/config') },
}
