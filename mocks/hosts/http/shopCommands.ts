import * as v from 'valibot'
import { shopChangeSchema } from '../../controls/changeShop.ts'
import { timeAsked } from '../../controls/clockControls.ts'
import { type Asked, BadInput, doing } from './endpoint.ts'
import { stockOf } from './stockOf.ts'

const text = v.string()
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const clock = ({ controls }: Asked) => ({ now: controls.clock.now(), isFrozen: controls.clock.isFrozen() })

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** `90s`, `30m`, `2h`, `3d`, or ms. */
function spanOf(span: string | number): number {
  if (typeof span === 'number') return span
  const [, count, unit] = /^(-?\d{1,6}(?:\.\d+)?)([smhd])$/.exec(span) ?? []
  const ms = UNITS[unit ?? '']
  if (count !== undefined && ms !== undefined) return Number(count) * ms
  throw new BadInput({ error: `"${span}" is no span of time`, expected: '90s, 30m, 2h, 3d, or milliseconds' })
}

/** Commands for the clock of the shop and its state. */
export const shopCommands = [
  doing({
    path: 'clock',
    does: 'Sets, advances, freezes or resumes the shop’s clock',
    example: { set: '2026-12-24T10:00', advance: '2h', freeze: true },
    fields: {
      set: v.exactOptional(v.union([text, v.number()])),
      advance: v.exactOptional(v.union([text, v.number()])),
      freeze: v.exactOptional(v.literal(true)),
      resume: v.exactOptional(v.literal(true)),
    },
    async act(asked, { set, advance, freeze, resume }) {
      const span = advance === undefined ? undefined : spanOf(advance)
      const { clock: time } = asked.controls
      if (freeze && resume)
        throw new BadInput({
          error: 'The clock cannot be frozen and resumed at once',
          expected: 'freeze or resume',
        })
      // In one change, so that a span which is refused does not leave the clock half moved.
      if (set !== undefined) await time.set(timeAsked(set, span))
      else if (span !== undefined) await time.advance(span)
      if (freeze) await time.freeze()
      if (resume) await time.resume()
      return clock(asked)
    },
  }),
  doing({
    path: 'set',
    does: 'Changes stock, price, account (points, credits, role, membership), coupon, slot, cart or order of this client’s shop; a snapshot is taken first',
    example: { stock: { variant: '197044702', available: 1 } },
    fields: shopChangeSchema.entries,
    act: async ({ controls, visitor }, change) => ({ undo: await controls.set(change, visitor) }),
  }),
  doing({
    path: 'reset',
    does: 'Opens a new shop without visitors; a snapshot is taken first',
    example: {},
    fields: {},
    async act({ controls }) {
      await controls.openAfresh()
      // The new shop has the seed of the start.
      controls.setNetwork({ seed: controls.server.store.seed })
      return { snapshots: controls.snapshots.list() }
    },
  }),
  doing({
    path: 'seed',
    does: 'The same with other ids, other random results and, with a size, other products; `goods` is the seed of the products',
    example: { seed: 7, goods: 9 },
    fields: { seed: whole, goods: v.exactOptional(whole) },
    async act({ controls }, { seed, goods }) {
      await controls.openAfresh({ seed, ...(goods === undefined ? {} : { catalogueSeed: goods }) })
      // The network has the seed that a repro link names.
      controls.setNetwork({ seed })
      return { ...(await stockOf(controls)), snapshots: controls.snapshots.list() }
    },
  }),
  doing({
    path: 'size',
    does: 'Sets the approximate number of variants, up to 80,000; null for the hand-written ones',
    example: { variants: 5_000 },
    fields: { variants: v.nullable(v.number()) },
    async act({ controls }, { variants }) {
      await controls.setSize(variants)
      return stockOf(controls)
    },
  }),
  doing({
    path: 'snapshots',
    does: 'Takes a snapshot of the shop',
    example: { label: 'before the checkout' },
    fields: { label: v.pipe(text, v.minLength(1), v.maxLength(200)) },
    act: async ({ controls }, { label }) => ({ snapshot: await controls.snapshots.take(label) }),
  }),
  doing({
    path: 'restore',
    does: 'Restores a snapshot, by its id',
    example: { id: 1 },
    fields: { id: whole },
    async act({ controls }, { id }) {
      const snapshots = controls.snapshots.list()
      if (!(await controls.snapshots.restore(id)))
        throw new BadInput({ error: `There is no snapshot ${id}`, expected: { snapshots } })
      return { snapshots }
    },
  }),
]
