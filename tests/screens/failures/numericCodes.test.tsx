import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { people } from '../../../fixtures/people.ts'
import { scenarioTable } from '../../../mocks/scenarios/table.ts'
import type { PersonaId } from '../../../mocks/scenarios/personas.ts'
import { shopper as shopperOf } from '../../mocks/shopper.ts'
import { loginDialog } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
  ]),
)
afterEach(() => sessionStorage.clear())

const WRONG = 'Not-the-password-1'
const UNUSED = 'iman.salleh@example.com'

const press = async (shopper: UserEvent, name: string | RegExp) =>
  shopper.click(await screen.findByRole('button', { name }))

async function logIn(shopper: UserEvent, email: string) {
  const dialog = await loginDialog()
  await shopper.type(await dialog.findByRole('textbox', { name: /^Email/ }), email)
  await shopper.type(dialog.getByLabelText(/^Password/), WRONG)
  await shopper.click(dialog.getByRole('button', { name: 'Log in' }))
}

async function join(shopper: UserEvent, email: string, telephone: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an account' }))
  await shopper.type(await dialog.findByRole('textbox', { name: /^First name/ }), 'Iman')
  await shopper.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Salleh')
  await shopper.type(dialog.getByRole('textbox', { name: /^Email/ }), email)
  if (telephone) await shopper.type(dialog.getByRole('textbox', { name: /^Phone/ }), telephone)
  await shopper.type(dialog.getByLabelText(/^Choose a password/), 'Barista-2026')
  await shopper.click(dialog.getByRole('button', { name: 'Continue' }))
}

async function typeCode(shopper: UserEvent, code: string) {
  await shopper.type(await screen.findByRole('textbox', { name: /^Code/ }), code)
  await press(shopper, 'Create my account')
}

async function signUp(shopper: UserEvent, email: string) {
  const footer = within(await screen.findByRole('contentinfo'))
  await shopper.click(footer.getByRole('button', { name: 'Sign up for offers' }))
  await shopper.type(await footer.findByRole('textbox', { name: 'Email' }), email)
  await shopper.click(footer.getByRole('button', { name: 'Sign up' }))
}

async function saveTelephone(shopper: UserEvent, telephone: string) {
  await press(shopper, /: Phone$/)
  const field = await screen.findByRole('textbox', { name: /^Phone number/ })
  await shopper.clear(field)
  await shopper.type(field, telephone)
  await press(shopper, 'Send code')
}

interface Row {
  code: number
  /** The row of the scenarios whose link has the same result. */
  scenario: string
  persona: PersonaId
  address: string
  /** With the input that the server refuses, and with one that only the link's fault refuses. */
  real: (shopper: UserEvent) => Promise<unknown>
  faulted: (shopper: UserEvent) => Promise<unknown>
  words: RegExp
  /** What only the real input says. */
  realWords?: RegExp
}

const guest = { persona: 'guest', address: '/login' } as const
const joining = { persona: 'guest', address: '/login?form=join' } as const

const rows: readonly Row[] = [
  {
    code: 5,
    scenario: 'login.rejected-vn',
    ...guest,
    real: (shopper) => logIn(shopper, people.vietnamRealm.email),
    faulted: (shopper) => logIn(shopper, UNUSED),
    words: /^This account belongs to our shop in Vietnam\./,
  },
  {
    code: 55,
    scenario: 'login.rejected',
    ...guest,
    real: (shopper) => logIn(shopper, people.returningCustomer.email),
    faulted: (shopper) => logIn(shopper, people.vietnamRealm.email),
    words: /^Wrong email or password\.$/,
  },
  {
    code: 561,
    scenario: 'join.email-exists',
    ...joining,
    real: (shopper) => join(shopper, people.returningCustomer.email, ''),
    faulted: (shopper) => join(shopper, UNUSED, ''),
    words: /^There’s already an account for .*\. Log in instead\.$/,
  },
  {
    code: 562,
    scenario: 'join.telephone-exists',
    ...joining,
    real: (shopper) => join(shopper, UNUSED, '0190000596'),
    faulted: (shopper) => join(shopper, UNUSED, '0123450098'),
    words: /^This number belongs to another account\./,
  },
  {
    code: 566,
    scenario: 'otp.rejected',
    ...joining,
    real: async (shopper) => {
      await join(shopper, UNUSED, '')
      await typeCode(shopper, await anotherCode())
    },
    faulted: async (shopper) => {
      await join(shopper, UNUSED, '')
      await typeCode(shopper, '123456')
    },
    words: /^This code is wrong or has expired\./,
    realWords: /^That code isn’t right\. You have 2 tries left\.$/,
  },
  {
    code: 578,
    scenario: 'lead.entry-used',
    persona: 'guest',
    address: '/',
    real: async (shopper) => {
      await alreadySignedUp('aisyah@example.com')
      await signUp(shopper, 'Aisyah@example.com')
    },
    faulted: (shopper) => signUp(shopper, 'aisyah@example.com'),
    words: /^You’re already signed up\.$/,
  },
  {
    code: 596,
    scenario: 'telephone.registered',
    persona: 'unverified-phone',
    address: '/account/change-password',
    real: (shopper) => saveTelephone(shopper, '019-000 0596'),
    faulted: (shopper) => saveTelephone(shopper, '0123450098'),
    words: /^This phone number belongs to another account\./,
  },
]

/** Six digits that were not sent. */
async function anotherCode(): Promise<string> {
  const { access } = await shop.server.store.read()
  return access.otps.at(-1)?.code === '000000' ? '999999' : '000000'
}

/** The email has an account already. */
async function alreadySignedUp(email: string) {
  const somebody = shopperOf(shop.server, 'somebody')
  await somebody.sync()
  await somebody.ask('POST', '/api/customer-data-captures', { email })
}

test.for(rows.map((row) => [row.code, row] as const))(
  'code %i: a real input shows its message',
  async ([, { persona, address, real, words, realWords = words }]) => {
    await shop.server.controls.become(persona)
    const { shopper } = await openShop(address)
    await real(shopper)
    expect(await screen.findByText(realWords)).toBeVisible()
  },
)

test.for(rows.map((row) => [row.code, row] as const))(
  'code %i: the link of its scenario shows its message, whatever is typed',
  async ([code, { scenario, persona, address, faulted, words }]) => {
    const row = scenarioTable.find(({ id }) => id === scenario)
    expect(row?.row).toMatch(new RegExp(`\\b${code}$`))
    await shop.server.controls.become(persona)
    const { shopper } = await openShop(address)
    shop.server.controls.arm(scenario)
    await faulted(shopper)
    expect(await screen.findByText(words)).toBeVisible()
  },
)
