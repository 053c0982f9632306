import * as v from 'valibot'
import { answerOverrideSchema } from '../../base/answerOverride.ts'
import { networkChangeOf } from '../../controls/networkChange.ts'
import { faultText } from '../../scenarios/fault.ts'
import { type Asked, BadInput, doing } from './endpoint.ts'

const text = v.string()
const armed = ({ controls }: Asked) => ({ armed: controls.armed() })
const held = ({ controls: { holding } }: Asked) => ({ isHolding: holding.isOn(), held: holding.held() })

/** Faults, answers in the place of the shop's, the network, and held answers. */
export const faultCommands = [
  doing({
    path: 'arm',
    does: 'Arms a scenario, or a fault of any call, as in a link',
    example: { what: 'cart.change.rejected@2' },
    fields: { what: text },
    act(asked, { what }) {
      asked.controls.arm(what)
      return armed(asked)
    },
  }),
  doing({
    path: 'answer',
    does: 'Answers a call with another body, or with a merge patch (RFC 7396) of its real reply; also with status and headers',
    example: { call: 'syncCart', patch: { data: { cart: { revision: 7 } } }, when: 'always' },
    fields: {
      ...answerOverrideSchema.entries,
      call: text,
      when: v.exactOptional(text),
    },
    act(asked, { call, when = 'once', ...answer }) {
      asked.controls.arm(`${call}:${faultText({ kind: 'answer', answer })}@${when}`)
      return armed(asked)
    },
  }),
  doing({
    path: 'disarm',
    does: 'Disarms the fault of this name',
    example: { name: 'cart.change.rejected' },
    fields: { name: text },
    act(asked, { name }) {
      const names = asked.controls.armed().map((one) => one.name)
      if (!asked.controls.disarm(name))
        throw new BadInput({
          error: `Nothing is armed as "${name}"`,
          expected: 'a name that is armed',
          suggestions: names,
        })
      return armed(asked)
    },
  }),
  doing({
    path: 'clear',
    does: 'Disarms all faults, resets the network, releases held answers and empties the journal; the shop stays',
    example: {},
    fields: {},
    act(asked) {
      asked.controls.clear()
      asked.controls.server.journal.clear()
      return { ...armed(asked), network: asked.controls.network() }
    },
  }),
  doing({
    path: 'network',
    does: 'Changes latency, failures or offline; fields that are left out stay',
    example: { latency: 'lognormal:300', failureRate: 0.1, isOffline: false, seed: 7 },
    fields: {
      latency: v.exactOptional(v.unknown()),
      failureRate: v.exactOptional(v.unknown()),
      isOffline: v.exactOptional(v.unknown()),
      seed: v.exactOptional(v.unknown()),
    },
    act({ controls }, change) {
      controls.setNetwork(networkChangeOf(change))
      return { network: controls.network() }
    },
  }),
  doing({
    path: 'strict',
    does: 'Answers 400 to fields, query parameters and headers that the contract does not have; otherwise the journal marks them as drift',
    example: { isOn: true },
    fields: { isOn: v.optional(v.boolean(), true) },
    act: ({ controls }, { isOn }) => ({ isStrict: controls.strict(isOn) }),
  }),
  doing({
    path: 'hold',
    does: 'Holds finished answers, or releases all of them',
    example: { isOn: true },
    fields: { isOn: v.optional(v.boolean(), true) },
    act(asked, { isOn }) {
      asked.controls.holding.hold(isOn)
      return held(asked)
    },
  }),
  doing({
    path: 'release',
    does: 'Releases one held answer, by its number',
    example: { number: 1 },
    fields: { number: v.pipe(v.number(), v.integer(), v.minValue(0)) },
    act(asked, { number }) {
      const { holding } = asked.controls
      if (!holding.release(number))
        throw new BadInput({
          error: `No answer ${number} is held`,
          expected: { held: holding.held().map((answer) => answer.number) },
        })
      return held(asked)
    },
  }),
]
