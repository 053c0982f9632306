import { test } from 'vitest'
import { batches, inChaos, purchasesInChaos } from './chaos.ts'

// In two files, so that two cores share them.
inChaos()
test.each(batches(251, 500))('purchases %i to %i end in one order or one message', purchasesInChaos, 60_000)
