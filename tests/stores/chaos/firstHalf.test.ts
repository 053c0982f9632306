import { test } from 'vitest'
import { batches, inChaos, purchasesInChaos } from './chaos.ts'

// In two files, so that two cores share them.
inChaos()
test.each(batches(1, 250))('purchases %i to %i end in one order or one message', purchasesInChaos, 60_000)
