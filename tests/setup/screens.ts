import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { briefWhileWaiting } from './briefWhileWaiting.ts'
import { fillJsdomGaps } from './jsdomGaps.ts'
import { anew } from './anew.ts'

anew()
fillJsdomGaps()
briefWhileWaiting()
afterEach(cleanup)
