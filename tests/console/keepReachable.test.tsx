import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepReachable } from '../../mocks/console/keepReachable.ts'
import { Modal } from '../../src/ui/dialog/Modal.tsx'
import { draw } from '../ui/renderUi.tsx'

test('beside an open dialog of the shop the console can be found and typed into, and keeps the focus', async () => {
  const place = document.createElement('div')
  keepReachable(place)
  document.body.append(place)
  const field = document.createElement('input')
  field.setAttribute('aria-label', 'In the console')
  place.append(field)
  const beside = document.createElement('button')
  beside.textContent = 'In the shop'
  document.body.append(beside)
  const { shopper } = draw(
    <Modal isOpen onClose={() => {}} title="A question">
      <button type="button">Yes</button>
    </Modal>,
  )
  await screen.findByRole('dialog', { name: 'A question' })
  // Elements beside a dialog are hidden, except for the console.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'In the shop' })).toBeNull())
  const typed = await screen.findByRole('textbox', { name: 'In the console' })
  await shopper.type(typed, 'cart')
  expect(typed).toHaveFocus()
  expect(typed).toHaveValue('cart')
  beside.focus()
  expect(beside).not.toHaveFocus()
  place.remove()
  beside.remove()
})
