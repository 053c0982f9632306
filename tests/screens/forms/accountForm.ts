import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
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

/** The address of a page, whatever the server contains. */
export const at = (address: string) => () => Promise.resolve(address)
export const region = (name: string) => screen.getByRole('region', { name })
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
export const press = async (shopper: UserEvent, name: string | RegExp) =>
  shopper.click(await screen.findByRole('button', { name }))

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
