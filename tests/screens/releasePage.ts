import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { NodeServer } from '../../mocks/hosts/node.ts'

/** Lets the data of the page at a path arrive while other answers are still held. */
export async function releasePage({ controls: { holding } }: NodeServer, path: string) {
  const numbers = () => holding.held().flatMap((answer) => (answer.path === path ? [answer.number] : []))
  await waitFor(() => expect(numbers()).not.toEqual([]))
  for (const number of numbers()) holding.release(number)
}
