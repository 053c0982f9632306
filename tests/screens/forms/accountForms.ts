import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { testCards } from '../../../fixtures/inputs.ts'
import { type AccountForm, at, press, region } from './accountForm.ts'

const firstName = { label: /^First name/, token: 'given-name', text: 'Nur Aisyah' }
const lastName = { label: /^Last name/, token: 'family-name', text: 'Binti Rahman' }
const street = { label: /^Street address/, token: 'address-line1', text: '12 Jalan Tun Razak' }
const newPassword = {
  label: /^Choose a password/,
  token: 'new-password',
  text: 'Rambutan-2026',
  isSecret: true,
} as const

/** Forms of a person's details, addresses, payment methods and business. */
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
  'role of a member': {
    persona: 'business-owner',
    address: at('/account/organization'),
    open: (shopper) => press(shopper, 'Change role: Kavitha Raman'),
    place: () => screen.getByRole('dialog', { name: 'Change role: Kavitha Raman' }),
    fields: [],
    more: {
      give: async (shopper) => {
        await shopper.click(await screen.findByRole('radio', { name: /^Admin/ }))
      },
      expect: async () => expect(await screen.findByRole('radio', { name: /^Admin/ })).toBeChecked(),
    },
    send: 'Save',
    call: 'setOrganizationRole',
    error: null,
  },
}
