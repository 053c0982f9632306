import '@testing-library/jest-dom/vitest'
import './jsdomGaps.ts'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
