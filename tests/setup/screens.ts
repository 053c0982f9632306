import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { shortenQueryErrors } from './shortenQueryErrors.ts'
import { fillJsdomGaps } from './jsdomGaps.ts'
import { resetEnvironment } from './resetEnvironment.ts'
import { withoutOwnerStacks } from './withoutOwnerStacks.ts'

resetEnvironment()
fillJsdomGaps()
shortenQueryErrors()
withoutOwnerStacks()
// A wait that takes longer has failed. As long as `expect.poll` in `vitest.config.ts`: a busy machine is no failure.
configure({ asyncUtilTimeout: 30_000 })
// React renders what follows an answer, and runs the effects, in tasks of their own. A wait that ends between them would let the test look
// for a focus that has not moved yet, or a form that has not closed.
const { setImmediate } = globalThis
const { asyncWrapper } = getConfig()
configure({
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found: unknown = await wait()
      for (let tasks = 0; tasks < 3; tasks += 1) await new Promise((resolve) => setImmediate(resolve))
      return found
    }),
})
afterEach(cleanup)
// A module that loads after the last test would find no document.
afterAll(() => vi.dynamicImportSettled())

// The shop listens for uncaught errors, and Vitest then does not report them. So this fails a test for each, unless the test threw it on
// purpose.
if (typeof window !== 'undefined')
  window.addEventListener('error', ({ error }) => {
    if (error instanceof Error && error.name !== 'OnPurpose') process.emit('uncaughtException', error)
  })
