import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { CardForm } from '../../../src/features/billing/CardForm.tsx'
import { draw } from '../../ui/renderUi.tsx'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const number = () => field('Card number')
const expiry = () => field('Expiry (MM/YY)')
let shopper: UserEvent

beforeEach(() => {
  ;({ shopper } = draw(
    <CardForm submitLabel="Continue" isSaving={false} onSave={async () => {}} onEdited={() => {}} />,
  ))
})

/** Sets the caret to this position, as a press into the field does. */
const typeAt = (input: HTMLInputElement, caret: number, keys: string) =>
  shopper.type(input, keys, { initialSelectionStart: caret, initialSelectionEnd: caret })

describe('a wrong digit in the middle of the card number', () => {
  test('can be corrected in place', async () => {
    await shopper.type(number(), '4242934242424242')
    await typeAt(number(), 6, '{Backspace}2')
    expect(number()).toHaveValue('4242 2342 4242 4242')
    expect(number().selectionStart).toBe(6)
  })

  test('and a missing digit can be inserted, across the gaps', async () => {
    await shopper.type(number(), '424242424242424')
    await typeAt(number(), 4, '99')
    expect(number()).toHaveValue('4242 9942 4242 4242 4')
    expect(number().selectionStart).toBe(7)
  })
})

describe('the expiry date', () => {
  test.each([
    ['1/28', '01/28'],
    ['01/28', '01/28'],
    ['0128', '01/28'],
    ['8/28', '08/28'],
    ['828', '08/28'],
    ['12/2030', '12/30'],
    ['1/2030', '01/30'],
    ['122030', '12/30'],
    ['12/28', '12/28'],
    ['12/289', '12/28'],
  ])('typed as %s becomes %s', async (typed, shown) => {
    await shopper.type(expiry(), typed)
    expect(expiry()).toHaveValue(shown)
  })

  test.each([
    ['12/2030', '12/30'],
    ['1/28', '01/28'],
    ['12 / 28', '12/28'],
  ])('pasted as %s becomes %s', async (pasted, shown) => {
    await shopper.click(expiry())
    await shopper.paste(pasted)
    expect(expiry()).toHaveValue(shown)
  })

  test('can be deleted key by key', async () => {
    await shopper.type(expiry(), '1228{Backspace}{Backspace}')
    expect(expiry()).toHaveValue('12/')
    await shopper.keyboard('{Backspace}{Backspace}')
    expect(expiry()).toHaveValue('1')
  })

  test('can have its month corrected in place', async () => {
    await shopper.type(expiry(), '1128')
    await typeAt(expiry(), 2, '{Backspace}2')
    expect(expiry()).toHaveValue('12/28')
  })
})
