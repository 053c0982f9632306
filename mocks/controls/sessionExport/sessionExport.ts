import type { FaultInjectorControls } from '../../scenarios/createFaultInjector.ts'
import { type MockServer, sizeOf } from '../../server/mockServer.ts'
import { SESSION_RENEWAL_MS } from '../../../src/contract/limits.ts'
import type { StateStore } from '../../state/store.ts'
import type { ShopState } from '../../state/stateSchema.ts'
import { restoreState } from '../snapshots.ts'
import { type SessionExport, SESSION_EXPORT_FORMAT, SESSION_EXPORT_VERSION } from './sessionExportSchema.ts'
import { withoutCardNumbers } from '../../server/cardNumbers.ts'
import { redacted } from '../../server/redact.ts'
import { withNewSecrets, withoutSecrets } from './secrets.ts'

/** The last use is stored apart from the state; here it extends the session. */
async function withUses(state: ShopState, store: StateStore): Promise<ShopState> {
  const copy = structuredClone(state)
  for (const { id, session } of Object.values(copy.visitors)) {
    if (!session) continue
    const usedUntil = (await store.lastUseAnywhere(id)) + SESSION_RENEWAL_MS
    session.expiresAt = Math.max(session.expiresAt, usedUntil)
  }
  return copy
}

interface Packed {
  server: MockServer
  faultInjector: FaultInjectorControls
  page: string | null
  notes: string
}

/** Everything that is needed to reproduce this session, as JSON, without passwords, card numbers and tokens. */
export async function packed({ server, faultInjector, page, notes }: Packed): Promise<string> {
  const { store, clock, journal } = server
  const state = await store.read()
  const sessionExport = {
    format: SESSION_EXPORT_FORMAT,
    version: SESSION_EXPORT_VERSION,
    now: clock.now(),
    isClockFrozen: clock.setting().frozenAt !== null,
    page,
    size: sizeOf(server, state),
    ...(notes === '' ? {} : { notes: redacted(notes) }),
    conditions: faultInjector.snapshot(),
    state: withoutSecrets(await withUses(state, store)),
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
