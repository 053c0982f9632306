import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { NodeServer } from '../../../mocks/hosts/node.ts'
import { type AccountForm, at, dialog, press } from './accountForm.ts'

/** The newest order of the returning customer, which waits for its delivery. */
const newestOrder = async ({ store }: NodeServer): Promise<string> => {
  const { accounts } = await store.read()
  const orders = Object.values(accounts).find(({ email }) => email === 'weiling.lim@rumah.example')?.shopper
    .orders
  return `/account/order/${orders?.at(-1)?.gid ?? ''}`
}

/** Forms of the shopper's lists and orders. */
export const listAndOrderForms: Readonly<Record<string, AccountForm>> = {
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
}
