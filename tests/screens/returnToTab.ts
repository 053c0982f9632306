import { act, fireEvent } from '@testing-library/react'

/**
 * The shopper returns to the tab. A page that was found by its text may not have run its effects yet, and would miss an event on the
 * window: they run first.
 */
export async function returnToTab() {
  await act(async () => {})
  act(() => void fireEvent.focus(window))
}
