import { expect, test } from 'vitest'
import { batches, failuresInChaos, inChaos } from './chaos.ts'

// In two files, so that two cores share them.
inChaos()
test.each(batches(1, 250))(
  'purchases %i to %i end in one order or one message',
  async (from, to) => {
    expect(await failuresInChaos(from, to)).toEqual([])
  },
  60_000,
)
