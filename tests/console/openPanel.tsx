import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Console } from '../../mocks/console/Console.tsx'
import { ConsoleContext, pulseOf } from '../../mocks/console/useControls.ts'
import type { Controls } from '../../mocks/controls/controls.ts'
import type { MockStatus } from '../../mocks/base/status.ts'

/** Renders the console as a page that loads again does, with the transport of `status`. */
export function openWhereItWas(
  controls: Controls,
  status: MockStatus = { by: 'worker', isOfflineReady: true },
) {
  const handle = {
    status: () => status,
    subscribe: () => () => undefined,
    ready: Promise.resolve(),
    attach: () => undefined,
  }
  const tools = { controls, handle, pulse: pulseOf(controls) }
  return render(
    <ConsoleContext value={tools}>
      <Console onClose={() => undefined} />
    </ConsoleContext>,
  )
}

/** Opens one panel of the console. */
export async function openPanel(controls: Controls, name: string, status?: MockStatus) {
  const user = userEvent.setup()
  const { container } = openWhereItWas(controls, status)
  await user.click(screen.getByRole('tab', { name }))
  return { user, container, panel: await screen.findByRole('tabpanel', { name }) }
}
