import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PersonKey, people } from '../../../fixtures/people.ts'
import { personas } from '../../../mocks/scenarios/personas.ts'
import { setDocumentLoad } from '../../../src/api/documentLoad.ts'
import { logInAs, loginDialog } from '../logInAs.ts'
import { openShop, reloadShop, withShop } from '../openShop.tsx'
import { type AccountForm, fieldOf, fillIn, inside } from './accountForm.ts'
import { accountForms } from './accountForms.ts'
import { listAndOrderForms } from './listAndOrderForms.ts'

const forms = { ...accountForms, ...listAndOrderForms }

const shop = withShop()
// The browser has loaded these by the time they are opened.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
    import('../../../src/pages/account/lists/ListNameForm.tsx'),
    import('../../../src/pages/account/lists/ReminderForm.tsx'),
    import('../../../src/pages/account/orders/CancelOrderForm.tsx'),
    import('../../../src/pages/account/orders/attach/AddItemsForm.tsx'),
  ]),
)
// What was typed into a form is kept in it.
afterEach(() => {
  sessionStorage.clear()
  setDocumentLoad(null)
})

async function openForm(form: AccountForm) {
  await shop.server.controls.become(form.persona)
  const address = await form.address(shop.server)
  const opened = await openShop(address)
  await form.open(opened.shopper)
  await waitFor(() => form.place())
  return { ...opened, address }
}

const send = async (shopper: UserEvent, form: AccountForm) =>
  shopper.click(await inside(form).findByRole('button', { name: form.send }))

/** How often the server has saved it. */
const saved = (form: AccountForm) =>
  shop.server.journal.entries().filter(({ call, status }) => call === form.call && status === 200).length

async function logInAgain(shopper: UserEvent, { persona }: AccountForm) {
  const { person } = personas[persona] as { person: PersonKey }
  if (!('hasNoPassword' in people[person])) return await logInAs(shopper, person)
  await shopper.click(await (await loginDialog()).findByRole('button', { name: 'Continue with Google' }))
  await shopper.click(await screen.findByRole('button', { name: /Priya Menon/ }))
}

describe.for(Object.entries(forms))('the form: %s', ([, form]) => {
  test('names its fields for autofill, and asks for the right keyboard', async () => {
    await openForm(form)
    for (const field of form.fields) {
      const input = await fieldOf(form, field)
      const { token, keyboard = null } = field
      if (token !== null) expect(input, `${field.label}`).toHaveAttribute('autocomplete', token)
      expect(input.getAttribute('inputmode'), `${field.label}`).toBe(keyboard)
    }
  })

  test('keeps what is typed for a reload, except what is secret', async () => {
    const { shopper, leave, address } = await openForm(form)
    await fillIn(shopper, form)
    leave()
    await reloadShop(address)
    if (form.fields.every(({ isSecret }) => isSecret) && form.more === undefined) return
    for (const field of form.fields)
      expect(await fieldOf(form, field), `${field.label}`).toHaveValue(
        field.isSecret ? '' : (field.shown ?? field.text),
      )
    await form.more?.expect()
  })

  test('loses nothing when the session ends while it is sent', async () => {
    const load = vi.fn()
    setDocumentLoad(load)
    const { shopper, leave, address } = await openForm(form)
    await fillIn(shopper, form)
    await shop.server.controls.clock.advance(31 * 60_000)
    await send(shopper, form)
    // Document 2 §6: a 401 on a page of the account reloads it.
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    leave()
    const again = await reloadShop(address)
    await loginDialog()
    await logInAgain(again.shopper, form)
    for (const field of form.fields)
      expect(await fieldOf(form, field), `${field.label}`).toHaveValue(
        field.isSecret ? '' : (field.shown ?? field.text),
      )
    await form.more?.expect()
    if (form.fields.some(({ isSecret }) => isSecret))
      expect(await inside(form).findByRole('alert')).toHaveTextContent(/please enter them again/)
    // And it can be sent now.
    for (const field of form.fields)
      if (field.isSecret) await again.shopper.type(await fieldOf(form, field), field.text)
    expect(saved(form)).toBe(0)
    await send(again.shopper, form)
    await waitFor(() => expect(saved(form)).toBe(1))
  })
})

test.for(Object.entries(forms).filter(([, { error }]) => error !== null))(
  'the empty form: %s shows an error beside the first field, which gets the focus',
  async ([, form]) => {
    const { shopper } = await openForm(form)
    const [first] = form.fields
    if (!first) throw new Error('This form has no field')
    for (const field of form.fields) await shopper.clear(await fieldOf(form, field))
    await send(shopper, form)
    const input = await fieldOf(form, first)
    await waitFor(() => expect(input).toHaveAccessibleDescription(form.error ?? ''))
    expect(input).toBeInvalid()
    expect(input).toHaveFocus()
  },
)
