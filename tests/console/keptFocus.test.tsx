import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Controls } from '../../mocks/controls/controls.ts'
import { openPanel } from './openPanel.tsx'
import { withControls } from './withControls.ts'

let controls: Controls
withControls((given) => {
  controls = given
})

/** The panel with two armed faults, and their buttons. */
async function twoArmed() {
  controls.arm('syncCart:status:503')
  controls.arm('page:status:500')
  const { user, panel } = await openPanel(controls, 'Scenarios')
  const disarm = () => within(panel).queryAllByRole('button', { name: /^Disarm \w+:/ })
  await waitFor(() => expect(disarm()).toHaveLength(2))
  return { user, panel, disarm }
}

describe('the focus, where the button that has it disappears with a press,', () => {
  test('moves to the next armed fault, and from the last one to the heading', async () => {
    const { user, panel, disarm } = await twoArmed()
    const [first, second] = disarm()
    if (!first || !second) throw new Error('Two faults should be armed.')
    await user.click(first)
    expect(second).toHaveFocus()
    await user.click(second)
    expect(within(panel).getByRole('heading', { name: 'Armed now' })).toHaveFocus()
  })

  test('moves to the order of the status that was reached', async () => {
    await controls.become('member-active')
    const [order] = await controls.orders()
    const { user } = await openPanel(controls, 'Clock')
    await user.click(
      await screen.findByRole('button', { name: `5 On its way: move order ${order?.gid} there` }),
    )
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: `Order ${order?.gid} 5 On its way` })).toHaveFocus(),
    )
  })

  test('moves to the first order that "Show all" adds', async () => {
    await controls.become('returning')
    const { user } = await openPanel(controls, 'Clock')
    const orders = await controls.orders()
    await user.click(await screen.findByRole('button', { name: `Show all ${orders.length}` }))
    expect(screen.getByRole('heading', { name: new RegExp(`^Order ${orders[4]?.gid} `) })).toHaveFocus()
  })

  test('moves to the field of the call that a suggestion fills in', async () => {
    const { user, panel } = await openPanel(controls, 'Scenarios')
    await user.click(within(panel).getByText('Any call, any fault'))
    const [field] = within(panel).getAllByRole('textbox', { name: 'Call' })
    if (!field) throw new Error('The form should have a field for the call.')
    await user.type(field, 'placeO')
    await user.click(within(panel).getByRole('button', { name: /^placeOrder / }))
    expect(field).toHaveFocus()
  })

  test('stays on the button that sets the time', async () => {
    const { user } = await openPanel(controls, 'Clock')
    const button = await screen.findByRole('button', { name: 'Set' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    fireEvent.change(screen.getByLabelText('Day and time in Malaysia'), {
      target: { value: '2026-12-24T10:00' },
    })
    await user.click(button)
    await screen.findByText(/ time is now /)
    expect(button).toHaveFocus()
  })

  test('does not come back to a part that was left for the shop', async () => {
    controls.arm('syncCart:status:503')
    const { user, panel } = await openPanel(controls, 'Scenarios')
    const disarm = await within(panel).findByRole('button', { name: /^Disarm \w+:/ })
    disarm.focus()
    // A text of the page, which takes no focus.
    await user.click(document.body)
    controls.clear()
    await waitFor(() => expect(disarm).not.toBeInTheDocument())
    expect(document.body).toHaveFocus()
  })

  test('is in the next row, where Enter that is still held down presses nothing', async () => {
    const { user, disarm } = await twoArmed()
    disarm()[0]?.focus()
    await user.keyboard('{Enter>5/}')
    expect(disarm()).toHaveLength(1)
    expect(disarm()[0]).toHaveFocus()
  })
})
