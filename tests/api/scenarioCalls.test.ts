import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startNodeServer } from '../../mocks/node.ts'
import type { Fault } from '../../mocks/scenarios/fault.ts'
import { scenarioTable } from '../../mocks/scenarios/table.ts'
import { forgetToken } from '../../src/api/request.ts'
import { failureOf } from './wire.ts'
import { waitingCalls } from './waitingCalls.ts'

const server = startNodeServer()
const { controls } = server
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await server.resetShop()
  forgetToken()
  return () => vi.restoreAllMocks()
})
afterAll(() => server.close())

/** What document 2 §8 makes of a fault; null where it is an answer like another. */
function failureMeant(fault: Fault): object | null {
  switch (fault.kind) {
    case 'code':
      return { kind: 'refused', code: fault.code }
    case 'status':
      if (fault.status < 400) return null
      return { kind: fault.status < 500 ? 'refused' : 'server', status: fault.status }
    case 'unauthorized':
      return { kind: 'unauthorized', status: 401, name: 'UnauthorizedError' }
    default:
      throw new Error(`A row that waits for its screen has another fault: ${fault.kind}`)
  }
}

const waiting = scenarioTable
  .filter(({ waitsFor }) => waitsFor !== undefined)
  .flatMap((row) => row.calls.map((call) => ({ ...row, call })))

describe('a scenario whose screen is not there yet', () => {
  test.each(waiting)('$id at $call: waits for $waitsFor', async ({ id, persona, fault, call }) => {
    await controls.become(persona)
    controls.arm(id)
    const ask = waitingCalls[call]
    if (!ask) throw new Error(`${call} is not among the calls that are made here`)
    const meant = failureMeant(fault)
    if (meant === null) {
      expect(await ask()).toEqual(fault.kind === 'status' ? fault.body : null)
    } else {
      expect(await failureOf(ask())).toMatchObject(meant)
    }
    expect(controls.armed()[0]).toMatchObject({ name: id, struck: 1, isSpent: true })
  })
})
