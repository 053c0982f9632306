import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import type { Controls } from '../../mocks/controls/controls.ts'
import { openPanel } from './openPanel.tsx'
import { withControls } from './withControls.ts'

let controls: Controls
withControls((given) => {
  controls = given
})

test('the picture of the records has their counts, the fields of a kind, and leads to its records', async () => {
  await controls.become('returning')
  await controls.set({ cart: { variant: named.saleMilk, quantity: 2 } })
  const { user } = await openPanel(controls, 'Data')
  await user.click(await screen.findByText('Picture of the records'))
  const cart = await screen.findByRole('button', { name: /^Cart lines \d/ })
  await user.click(cart)
  expect(cart).toHaveAttribute('aria-pressed', 'true')
  const fields = within(screen.getByRole('list', { name: 'Fields: Cart lines' }))
  expect(fields.getByText(/lines\[\]\.variantId/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'List: Cart lines' }))
  const records = within(screen.getByRole('list', { name: 'Records of the shop' }))
  expect(
    await records.findByRole('button', { name: /^Ladang Fresh Milk Full Cream.*Quantity: 2/ }),
  ).toBeVisible()
  await user.click(cart)
  expect(screen.queryByRole('list', { name: 'Fields: Cart lines' })).not.toBeInTheDocument()
})
