import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { testCards } from '../../../fixtures/inputs.ts'
import type { NodeServer } from '../../../mocks/hosts/node.ts'
import type { PersonaId } from '../../../mocks/scenarios/personas.ts'

/** A field of a form: its label, what the browser and the phone's keyboard need to know, and what a shopper types. */
export interface FieldOnScreen {
  label: RegExp
  /** Autofill token; null where there is none for it. */
  token: string | null
  keyboard?: 'numeric' | 'tel' | 'email'
  text: string
  /** The text as the field shows it, if it formats it. */
  shown?: string
  /** It is never stored, and entered again. */
  isSecret?: true
}

/** A form of the account on its page. */
export interface AccountForm {
  persona: PersonaId
  address: (server: NodeServer) => Promise<string>
  /** Opens it. */
  open: (shopper: UserEvent) => Promise<unknown>
  /** What contains it. */
  place: () => HTMLElement
  fields: readonly FieldOnScreen[]
  /** Other input, and the check that it is still there. */
  more?: { give: (shopper: UserEvent) => Promise<unknown>; expect: () => Promise<unknown> }
  send: string | RegExp
  /** The call that it sends. */
  call: string
  /** The error of the first field that is empty; null for a form that cannot be empty. */
  error: string | null
}

const at = (address: string) => () => Promise.resolve(address)
const region = (name: string) => screen.getByRole('region', { name })
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const press = async (shopper: UserEvent, name: string | RegExp) =>
  shopper.click(await screen.findByRole('button', { name }))

/** The newest order of the returning customer, which waits for its delivery. */
const newestOrder = async ({ store }: NodeServer): Promise<string> => {
  const { accounts } = await store.read()
  const orders = Object.values(accounts).find(({ email }) => email === 'weiling.lim@rumah.example')?.shopper
    .orders
  return `/account/order/${orders?.at(-1)?.gid ?? ''}`
}

const firstName = { label: /^First name/, token: 'given-name', text: 'Nur Aisyah' }
const lastName = { label: /^Last name/, token: 'family-name', text: 'Binti Rahman' }
const street = { label: /^Street address/, token: 'address-line1', text: '12 Jalan Tun Razak' }
const newPassword = {
  label: /^Choose a password/,
  token: 'new-password',
  text: 'Rambutan-2026',
  isSecret: true,
} as const

export const accountForms: Readonly<Record<string, AccountForm>> = {
  name: {
    persona: 'returning',
    address: at('/account/change-password'),
    open: (shopper) => press(shopper, 'Change: Name'),
    place: () => region('Name'),
    fields: [firstName, lastName],
    send: 'Save',
    call: 'renameUser',
    error: 'Enter your first name.',
  },
  phone: {
    persona: 'unverified-phone',
    address: at('/account/change-password'),
    open: (shopper) => press(shopper, /: Phone$/),
    place: () => region('Phone'),
    fields: [{ label: /^Phone number/, token: 'tel-national', keyboard: 'tel', text: '0123450099' }],
    send: 'Send code',
    call: 'verifyPhone',
    error: 'Enter your phone number.',
  },
  'change of the password': {
    persona: 'returning',
    address: at('/account/change-password'),
    open: (shopper) => press(shopper, 'Change: Password'),
    place: () => region('Password'),
    fields: [
      { label: /^Current password/, token: 'current-password', text: 'Pasar-2026', isSecret: true },
      newPassword,
    ],
    send: 'Change password',
    call: 'changePassword',
    error: 'Enter your password.',
  },
  'first password': {
    persona: 'no-password',
    address: at('/account/change-password'),
    open: () => screen.findByLabelText(/^Choose a password/),
    place: () => region('Linked logins'),
    fields: [newPassword],
    send: 'Set password',
    call: 'setPassword',
    error: 'Choose a password.',
  },
  address: {
    persona: 'returning',
    address: at('/account/add-address'),
    open: (shopper) => press(shopper, 'Add more details'),
    place: () => screen.getByRole('main'),
    fields: [
      firstName,
      lastName,
      street,
      { label: /^Unit, building/, token: 'address-line2', text: 'Unit 3A' },
      { label: /^Postcode/, token: 'postal-code', keyboard: 'numeric', text: '50400' },
      { label: /^City/, token: 'address-level2', text: 'Kuala Lumpur' },
      { label: /^Business name/, token: 'organization', text: 'Kedai Aisyah' },
    ],
    more: {
      give: async (shopper) => {
        await shopper.click(screen.getByRole('checkbox', { name: /default/i }))
      },
      expect: async () => expect(await screen.findByRole('checkbox', { name: /default/i })).toBeChecked(),
    },
    send: 'Save address',
    call: 'createAddress',
    error: 'Enter your first name.',
  },
  card: {
    persona: 'returning',
    address: at('/account/billing'),
    open: (shopper) => press(shopper, 'Add a card'),
    place: () => region('Add a card'),
    fields: [
      {
        label: /^Card number/,
        token: 'cc-number',
        keyboard: 'numeric',
        text: testCards.good,
        shown: '4242 4242 4242 4242',
        isSecret: true,
      },
      {
        label: /^Expiry/,
        token: 'cc-exp',
        keyboard: 'numeric',
        text: '1230',
        shown: '12/30',
        isSecret: true,
      },
      { label: /^Security code/, token: 'cc-csc', keyboard: 'numeric', text: '123', isSecret: true },
      { label: /^Name on the card/, token: 'cc-name', text: 'Lim Wei Ling' },
    ],
    send: 'Save',
    call: 'createBilling',
    error: 'Enter your card number.',
  },
  'bank account': {
    persona: 'business-owner',
    address: at('/account/billing'),
    open: (shopper) => press(shopper, 'Add a bank account'),
    place: () => region('Add a bank account'),
    fields: [
      { label: /^Bank/, token: 'off', text: 'Maybank' },
      { label: /^Routing number/, token: 'off', keyboard: 'numeric', text: '021000021', isSecret: true },
      { label: /^Account number/, token: 'off', keyboard: 'numeric', text: '5144001234', isSecret: true },
      { label: /^Name on the account/, token: 'name', text: 'Kopitiam Makmur' },
    ],
    send: 'Save',
    call: 'createBilling',
    error: 'Enter the name of your bank.',
  },
  'tax invoice': {
    persona: 'business-owner',
    address: at('/account/billing'),
    open: (shopper) => press(shopper, 'Edit company'),
    place: () => region('Tax invoice'),
    fields: [
      { label: /^Tax code/, token: 'off', text: 'C1234567890' },
      { label: /^Company name/, token: 'organization', text: 'Kopitiam Aisyah' },
      firstName,
      lastName,
      street,
      { label: /^City/, token: 'address-level2', text: 'Klang' },
      { label: /^Email/, token: 'email', keyboard: 'email', text: 'aisyah@kopitiam.example' },
    ],
    send: 'Save',
    call: 'saveVatInformation',
    error: 'Enter your tax code.',
  },
  'new list': {
    persona: 'returning',
    address: at('/account/shopping-lists'),
    open: (shopper) => press(shopper, 'New list'),
    place: () => screen.getByRole('dialog', { name: 'New list' }),
    fields: [{ label: /^List name/, token: 'off', text: 'Hari Raya' }],
    send: 'Create list',
    call: 'createList',
    error: 'Enter a list name.',
  },
  'name of a list': {
    persona: 'member-active',
    address: at('/account/shopping-lists/10000001'),
    open: (shopper) => press(shopper, 'Rename'),
    place: () => screen.getByRole('dialog', { name: 'Rename' }),
    fields: [{ label: /^List name/, token: 'off', text: 'Every Sunday' }],
    send: 'Save',
    call: 'updateList',
    error: 'Enter a list name.',
  },
  reminder: {
    persona: 'member-active',
    address: at('/account/shopping-lists/10000001'),
    open: (shopper) => press(shopper, 'Reminder'),
    place: () => screen.getByRole('dialog', { name: 'Reminder' }),
    fields: [{ label: /^Date/, token: 'off', keyboard: 'numeric', text: '28112026', shown: '28/11/2026' }],
    more: {
      give: (shopper) => shopper.selectOptions(screen.getByRole('combobox', { name: /^Time/ }), '6:00 pm'),
      expect: async () =>
        expect(await screen.findByRole('combobox', { name: /^Time/ })).toHaveDisplayValue('6:00 pm'),
    },
    send: 'Set reminder',
    call: 'updateList',
    error: 'Enter a date.',
  },
  cancellation: {
    persona: 'returning',
    address: newestOrder,
    open: async (shopper) => {
      await press(shopper, 'Cancel order')
      await shopper.click(await screen.findByRole('radio', { name: 'Another reason' }))
    },
    place: () => screen.getByRole('dialog', { name: /^Cancel order/ }),
    fields: [{ label: /us more/, token: null, text: 'Off to Ipoh' }],
    more: {
      give: () => Promise.resolve(),
      expect: async () => expect(await screen.findByRole('radio', { name: 'Another reason' })).toBeChecked(),
    },
    send: 'Cancel order',
    call: 'cancelOrder',
    error: null,
  },
  'items for an order': {
    persona: 'returning',
    address: newestOrder,
    open: async (shopper) => {
      await press(shopper, 'Add items')
      await dialog(/^Add to order/)
    },
    place: () => screen.getByRole('dialog', { name: /^Add to order/ }),
    fields: [],
    more: {
      give: async (shopper) => {
        await press(shopper, 'Add Garlic')
        await screen.findByRole('button', { name: 'Add · RM 3.90' })
      },
      expect: () => screen.findByRole('group', { name: 'Quantity of Garlic' }),
    },
    send: 'Add · RM 3.90',
    call: 'attachToOrder',
    error: null,
  },
  'note of an item': {
    persona: 'returning',
    address: newestOrder,
    open: (shopper) => press(shopper, /^Add a note for your shopper.*Kangkung/),
    place: () => screen.getByRole('listitem', { name: 'Kangkung' }),
    fields: [{ label: /note/i, token: null, text: 'young leaves' }],
    send: 'Save',
    call: 'updateExpressItem',
    error: null,
  },
  invitation: {
    persona: 'business-admin',
    address: at('/account/organization'),
    open: (shopper) => press(shopper, 'Invite a member'),
    place: () => region('Invite a member'),
    fields: [
      {
        label: /^Email of your colleague/,
        token: 'email',
        keyboard: 'email',
        text: 'mei@kopitiam-makmur.example',
      },
    ],
    send: 'Send invitation',
    call: 'inviteToOrganization',
    error: 'Enter an email address, e.g. name@example.com.',
  },
}

export const inside = (form: AccountForm) => within(form.place())

/** The field, once the form is there. */
export const fieldOf = (form: AccountForm, { label }: FieldOnScreen): Promise<HTMLElement> =>
  waitFor(() => inside(form).getByLabelText(label))

/** Fills in the whole form. */
export async function fillIn(shopper: UserEvent, form: AccountForm): Promise<void> {
  for (const field of form.fields) {
    const input = await fieldOf(form, field)
    await shopper.clear(input)
    await shopper.type(input, field.text)
  }
  await form.more?.give(shopper)
}
