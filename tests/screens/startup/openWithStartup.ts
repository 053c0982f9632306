import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect } from 'vitest'
import type { NodeServer } from '../../../mocks/hosts/node.ts'
import type { PersonaId } from '../../../mocks/scenarios/personas.ts'
import { openStartupModal } from '../../../src/app/effects/startup/startupModal.ts'
import { useLogins } from '../../../src/stores/session/logins.ts'
import { entryOf } from '../../ui/renderUi.tsx'
import { openShop } from '../openShop.tsx'

/** Called after each test. */
export const stops: (() => void)[] = []

/** Tests in a file the dialogs that open with the shop; resets after each test what earlier dialogs have stored. */
export function withStartup(): void {
  // Loads these first: the browser loads them when idle, and a busy machine needs longer than a test waits.
  beforeAll(async () => {
    await Promise.all([
      import('../../../src/app/MuiTheme.tsx'),
      import('../../../src/ui/dialog/MuiModal.tsx'),
      import('../../../src/shell/modals/Modals.tsx'),
      import('../../../src/shell/modals/FormModals.tsx'),
      import('../../../src/shell/modals/ResultModals.tsx'),
      import('../../../src/shell/modals/StartupModals.tsx'),
      import('../../../src/features/engagement/Game.tsx'),
      import('../../../src/stores/deferred/openings.ts'),
      import('../../../src/features/location/LocationCapture.tsx'),
      import('../../../src/features/lead-capture/LeadForm.tsx'),
      import('../../../src/features/business/OrganizationInvite.tsx'),
    ])
  })
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    useLogins.setState({ count: 0, merged: null })
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** Opens the shop at an address with its startup dialogs, optionally with a persona. */
export async function arrive(address: string, as?: { server: NodeServer; persona: PersonaId }) {
  if (as) await as.server.controls.become(as.persona)
  const opened = await openShop(address)
  act(() => {
    stops.push(openStartupModal(opened.router))
  })
  return opened
}

export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
export const idOf = (gid: string): string => entryOf(gid).variant._id
/** The names of all calls in the journal. */
export const callsOf = (server: NodeServer) => server.journal.entries().map(({ call }) => call)
