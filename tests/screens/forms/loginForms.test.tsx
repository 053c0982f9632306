import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { people } from '../../../fixtures/people.ts'
import { setDocumentLoad } from '../../../src/api/documentLoad.ts'
import { openShop, reloadShop, withShop } from '../openShop.tsx'
import type { FieldOnScreen } from './accountForm.ts'
import { type LoginFormOnScreen, loginForms, stops } from './loginForms.ts'

const shop = withShop()
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/shell/modals/Modals.tsx'),
    import('../../../src/shell/modals/StartupModals.tsx'),
    import('../../../src/features/business/OrganizationInvite.tsx'),
  ]),
)
// What was typed into a form is kept in it.
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  sessionStorage.clear()
  setDocumentLoad(null)
})

const { email } = people.returningCustomer
const press = async (shopper: UserEvent, name: string | RegExp) =>
  shopper.click(await screen.findByRole('button', { name }))

const place = (form: LoginFormOnScreen): HTMLElement =>
  form.dialog === null ? screen.getByRole('main') : screen.getByRole('dialog', { name: form.dialog })
/** The field, once it is there: the dialog may be replaced while it loads. */
const fieldOf = (form: LoginFormOnScreen, { label }: FieldOnScreen): Promise<HTMLElement> =>
  waitFor(() => within(place(form)).getByLabelText(label))
const send = async (shopper: UserEvent, form: LoginFormOnScreen) =>
  shopper.click(await within(place(form)).findByRole('button', { name: form.send }))

async function openForm(form: LoginFormOnScreen) {
  const address = await form.address(shop.server)
  const opened = await openShop(address)
  await form.open?.(opened)
  return { ...opened, reload: () => reloadShop(address) }
}

async function fillIn(shopper: UserEvent, form: LoginFormOnScreen) {
  for (const field of form.fields) await shopper.type(await fieldOf(form, field), field.text)
}

describe.for(Object.entries(loginForms))('the form: %s', ([, form]) => {
  test('names its fields for autofill, and asks for the right keyboard', async () => {
    await openForm(form)
    for (const field of form.fields) {
      const input = await fieldOf(form, field)
      expect(input, `${field.label}`).toHaveAttribute('autocomplete', field.token)
      expect(input.getAttribute('inputmode'), `${field.label}`).toBe(field.keyboard ?? null)
    }
  })

  test('keeps what is typed for a reload, except what is secret', async () => {
    const { shopper, leave, reload } = await openForm(form)
    await fillIn(shopper, form)
    leave()
    const again = await reload()
    await form.open?.(again)
    for (const field of form.fields)
      expect(await fieldOf(form, field), `${field.label}`).toHaveValue(field.isSecret ? '' : field.text)
  })

  test('is sent all the same when the guest’s session has ended in the middle of it', async () => {
    const load = vi.fn()
    setDocumentLoad(load)
    const opened = await openForm(form)
    const { shopper } = opened
    await fillIn(shopper, form)
    await shop.server.controls.clock.advance(31 * 60_000)
    await send(shopper, form)
    await waitFor(() =>
      expect(
        shop.server.journal.entries().filter(({ call, status }) => call === form.call && status === 200),
      ).toHaveLength(1),
    )
    if (form.leadsTo) {
      await waitFor(() => expect(opened.address()).toContain(form.leadsTo))
      if (form.leadsTo !== '/login')
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
    expect(load).not.toHaveBeenCalled()
  })
})

test.for(Object.entries(loginForms).filter(([, { error }]) => error !== null))(
  'the empty form: %s shows an error beside the first field, which gets the focus',
  async ([, form]) => {
    const { shopper } = await openForm(form)
    const [first] = form.fields
    if (!first) throw new Error('This form has no field')
    await fieldOf(form, first)
    await send(shopper, form)
    const input = await fieldOf(form, first)
    await waitFor(() => expect(input).toHaveAccessibleDescription(form.error ?? ''))
    expect(input).toBeInvalid()
    expect(input).toHaveFocus()
  },
)

describe('a new password with a code', () => {
  test('has the rules as they are met, and both fields for autofill; the email stays after a reload', async () => {
    const opened = await openShop('/login?form=forgotten')
    await opened.shopper.type(await screen.findByRole('textbox', { name: /^Email/ }), email)
    await press(opened.shopper, 'Get a code instead')
    const code = await screen.findByRole('textbox', { name: /^Code/ })
    await waitFor(() => expect(code).toHaveFocus())
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expect(code).toHaveAttribute('inputmode', 'numeric')
    const password = screen.getByLabelText(/^Choose a password/)
    expect(password).toHaveAttribute('autocomplete', 'new-password')
    await opened.shopper.type(password, 'Rambutan-2026')
    const rules = within(screen.getByRole('list', { name: 'Your new password' }))
    expect(rules.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual([
      '8 or more characters: done',
      'A lower-case letter: done',
      'An upper-case letter: done',
      'A number or symbol: done',
      'No spaces: done',
    ])
    await press(opened.shopper, 'Save password')
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^Enter the code/))
    expect(code).toHaveFocus()
    expect(password).toHaveValue('Rambutan-2026')
    opened.leave()
    await reloadShop('/login?form=forgotten')
    expect(await screen.findByRole('textbox', { name: /^Email/ })).toHaveValue(email)
  })
})
