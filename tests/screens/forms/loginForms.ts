import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { demoPassword, people } from '../../../fixtures/people.ts'
import type { NodeServer } from '../../../mocks/hosts/node.ts'
import { openStartupModal } from '../../../src/app/effects/startup/startupModal.ts'
import { lastMessage } from '../../mocks/handlers/auth/authCalls.ts'
import { shopper as somebody } from '../../mocks/shopper.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import type { openShop } from '../openShop.tsx'
import type { FieldOnScreen } from './accountForm.ts'

/** Stops the startup dialogs; called after each test. */
export const stops: (() => void)[] = []

const { email } = people.returningCustomer
const press = async (shopper: UserEvent, name: string | RegExp) =>
  shopper.click(await screen.findByRole('button', { name }))

type Opened = Awaited<ReturnType<typeof openShop>>

/** A form of the login: guests fill it in. */
export interface LoginFormOnScreen {
  address: (server: NodeServer) => Promise<string>
  /** What opens it on its page. */
  open?: (opened: Opened) => Promise<unknown>
  /** The dialog that contains it; null for one on the page. */
  dialog: string | null
  fields: readonly FieldOnScreen[]
  send: string
  /** The call that it sends. */
  call: string
  /** The error of the first field while it is empty; null for one that may be. */
  error: string | RegExp | null
  /** The page that it leads to. */
  leadsTo?: string
}

const address: FieldOnScreen = { label: /^Email/, token: 'username', keyboard: 'email', text: email }
const names: readonly FieldOnScreen[] = [
  { label: /^First name/, token: 'given-name', text: 'Iman' },
  { label: /^Last name/, token: 'family-name', text: 'Salleh' },
]
const newPassword = {
  label: /^Choose a password/,
  token: 'new-password',
  text: 'Rambutan-2026',
  isSecret: true,
} as const

const at = (address: string) => () => Promise.resolve(address)

export const loginForms: Readonly<Record<string, LoginFormOnScreen>> = {
  login: {
    address: at('/login'),
    dialog: 'Log in',
    fields: [address, { label: /^Password/, token: 'current-password', text: demoPassword, isSecret: true }],
    send: 'Log in',
    call: 'login',
    error: 'Enter your email.',
    leadsTo: '/account',
  },
  'login with a code': {
    address: at('/login?form=code'),
    dialog: 'Log in',
    fields: [{ label: /^Email or phone/, token: 'username', keyboard: 'email', text: email }],
    send: 'Send the code',
    call: 'issueOtp',
    error: 'Enter your email or phone number.',
  },
  'new account': {
    address: at('/login?form=join'),
    dialog: 'Create an account',
    fields: [
      ...names,
      { ...address, text: 'iman.salleh@example.com' },
      { label: /^Phone/, token: 'tel-national', keyboard: 'tel', text: '0123450098' },
      newPassword,
    ],
    send: 'Continue',
    call: 'issueOtp',
    error: 'Enter your first name.',
  },
  'forgotten password': {
    address: at('/login?form=forgotten'),
    dialog: 'Forgot your password?',
    fields: [address],
    send: 'Send reset link',
    call: 'forgetPassword',
    error: 'Enter your email.',
  },
  'account at a provider': {
    address: at('/login'),
    open: async ({ shopper }) => {
      await press(shopper, 'Continue with Google')
      await press(shopper, 'Use another account')
    },
    dialog: 'Log in with Google',
    fields: [...names, { label: /^Email/, token: 'email', keyboard: 'email', text: 'iman@example.com' }],
    send: 'Approve',
    call: 'checkGoogle',
    error: 'Enter your first name.',
  },
  'email of a guest': {
    address: async (server) => {
      await fillCart(server, milkAboveMinimum)
      return '/checkout-login'
    },
    dialog: null,
    fields: [{ label: /^Email/, token: 'email', keyboard: 'email', text: 'tamu@rumah.example' }],
    send: 'Continue as guest',
    call: 'gateEmailSignUp',
    error: null,
    leadsTo: '/checkout',
  },
  'invitation to a business': {
    address: async (server) => {
      await server.controls.become('guest')
      await server.arrange((guest) => {
        guest.organizationInviteCode = 'MAKMUR-BARISTA'
      })
      return '/'
    },
    open: async ({ router }) => {
      stops.push(openStartupModal(router))
      await screen.findByRole('dialog', { name: /^Join / })
    },
    dialog: 'Join Kopitiam Makmur Sdn Bhd',
    fields: [...names, newPassword],
    send: 'Continue',
    call: 'issueOtp',
    error: 'Enter your first name.',
  },
  'new password by link': {
    address: async (server) => {
      const person = somebody(server, 'somebody')
      await person.sync()
      await person.ask('POST', '/api/forget-password', { email })
      return lastMessage(server)
    },
    dialog: null,
    fields: [newPassword],
    send: 'Save password',
    call: 'resetPassword',
    error: /^Choose a password\./,
    leadsTo: '/login',
  },
}
