import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { setBotProtection } from '../../../mocks/server/botProtection.ts'
import { onChallenge } from '../../../src/api/botChallenge.ts'
import { startTexts } from '../../../src/boot/startTexts.ts'
import { withShop } from '../openShop.tsx'

const shop = withShop()

beforeEach(async () => {
  onChallenge(() => {})()
  await shop.server.store.write((state) => setBotProtection(state, true))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const press = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name: 'Are you human?' })
  await userEvent.click(within(dialog).getByRole('button', { name }))
}

test('a shop whose texts are blocked shows the challenge before it starts, and starts after it is passed', async () => {
  const started = startTexts()
  await press('I’m human')
  await started
  expect(document.documentElement.lang).toBe('en')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const texts = shop.server.journal.entries().filter(({ call }) => call === 'readNamespace')
  expect(texts.map(({ status }) => status)).toEqual([403, 200])
})

test('giving up at that point leaves no shop', async () => {
  const started = startTexts().catch((error: unknown) => error)
  await press('Not now')
  expect(await started).toMatchObject({ kind: 'bot' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
