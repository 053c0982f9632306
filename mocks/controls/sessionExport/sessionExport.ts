import type { FaultInjectorControls } from '../../scenarios/createFaultInjector.ts'
import { type MockServer, sizeOf } from '../../server/mockServer.ts'
import { restoreState, stateWithUses } from '../snapshots.ts'
import { type SessionExport, SESSION_EXPORT_FORMAT, SESSION_EXPORT_VERSION } from './sessionExportSchema.ts'
import { withoutCardNumbers } from '../../server/cardNumbers.ts'
import { redacted } from '../../server/redact.ts'
import { withNewSecrets, withoutSecrets } from './secrets.ts'

interface Packed {
  server: MockServer
  faultInjector: FaultInjectorControls
  page: string | null
  notes: string
}

/** Everything that is needed to reproduce this session, as JSON, without passwords, card numbers and tokens. */
export async function packed({ server, faultInjector, page, notes }: Packed): Promise<string> {
  const { store, clock, journal } = server
  const state = await stateWithUses(store)
  const sessionExport = {
    format: SESSION_EXPORT_FORMAT,
    version: SESSION_EXPORT_VERSION,
    now: clock.now(),
    isClockFrozen: clock.setting().frozenAt !== null,
    page,
    size: sizeOf(server, state),
    ...(notes === '' ? {} : { notes: redacted(notes) }),
    conditions: faultInjector.snapshot(),
    state: withoutSecrets(state),
    journal: journal.entries(),
  }
  return JSON.stringify(
    sessionExport,
    (_, value: unknown) => (typeof value === 'string' ? withoutCardNumbers(value) : value),
    1,
  )
}

/** Restores an exported session; its clock runs on from there, unless it was frozen. */
export async function unpack(
  { now, isClockFrozen, size, conditions, state, journal }: SessionExport,
  { server, faultInjector }: Pick<Packed, 'server' | 'faultInjector'>,
): Promise<void> {
  const { clock, store } = server
  for (const visitor of Object.keys(state.visitors)) store.noteUse(visitor, 0)
  await restoreState(server, {
    ...withNewSecrets(state),
    catalogueSize: size,
    clock: { shift: 0, frozenAt: now },
  })
  if (!isClockFrozen) await store.write(() => clock.resume())
  faultInjector.restore(conditions)
  server.journal.restore(journal)
}
