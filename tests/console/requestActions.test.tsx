import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, test, vi } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { ask, withRequests } from './withRequests.tsx'

const { controls, openRequests } = withRequests()

const firstNumber = (): number => controls().journal()[0]?.number ?? 0

describe('the actions', () => {
  test('send a request again, and its new entry comes first', async () => {
    await ask('/api/carts/sync', '1')
    const { user, open, rows } = await openRequests()
    await open(/sync/)
    await user.click(screen.getByRole('button', { name: 'Send again: GET /api/carts/sync' }))
    expect(await screen.findByText('Sent again: 200')).toBeVisible()
    expect(rows()).toEqual([expect.stringContaining('Sent again')])
  })

  test('do not send requests with secrets again', async () => {
    await controls().send({
      method: 'POST',
      path: '/api/login',
      body: { loginData: { email: 'a@b.my', password: 'x' } },
    })
    const { open } = await openRequests()
    await open(/login/)
    expect(screen.getByText(/it holds secrets/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Send again/ })).not.toBeInTheDocument()
  })

  test('copy a request as cURL or as a test, with a confirmation', async () => {
    await ask('/api/carts/sync', '1')
    const { user, open } = await openRequests()
    await open(/sync/)
    await user.click(screen.getByRole('button', { name: 'Copy as cURL: GET /api/carts/sync' }))
    expect(await screen.findByText('Copy as cURL: copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(controls().curl(firstNumber()))
    await user.click(screen.getByRole('button', { name: 'Copy as Playwright test' }))
    expect(await screen.findByText('Copy as Playwright test: copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toContain("from '@playwright/test'")
  })

  test('show the text without a clipboard', async () => {
    await ask('/api/carts/sync', '1')
    const { user, open } = await openRequests()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await open(/sync/)
    await user.click(screen.getByRole('button', { name: 'Copy as cURL: GET /api/carts/sync' }))
    expect(await screen.findByRole('textbox', { name: 'Copy this text:' })).toHaveValue(
      controls().curl(firstNumber()),
    )
  })

  test('save the journal as an archive, and clear it', async () => {
    await ask('/api/carts/sync', '1')
    const blobs: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    )
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const { user } = await openRequests()
    await user.click(screen.getByRole('button', { name: 'Export HAR' }))
    expect(names).toEqual(['pasar.har'])
    expect(await blobs[0]?.text()).toBe(JSON.stringify(controls().har(), null, 2))
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByText('No requests yet.')).toBeVisible()
    expect(controls().journal()).toEqual([])
  })

  test('have accessible names', async () => {
    await ask('/api/carts/sync', '1')
    await ask(`/api/variant-by-id/${named.saleMilk}`, '2')
    const { open } = await openRequests()
    await open(/sync/)
    const { violations } = await axe.run(document.body, {
      // A fragment of a page has no landmarks, and jsdom does not paint.
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    })
    expect(violations).toEqual([])
  })
})

describe('from a request, the next one of its call', () => {
  const sync = () => ask('/api/carts/sync', '9')

  test.each([
    ['Fail once', 'syncCart:status:500', [500, 200]],
    ['Fail every time', 'syncCart:status:500', [500, 500]],
  ])('“%s” fails', async (name, armed, statuses) => {
    await ask('/api/carts/sync', '1')
    const { user, open } = await openRequests()
    await open(/syncCart/)
    await user.click(screen.getByRole('button', { name }))
    expect(screen.getByText(new RegExp(`^Armed: ${armed}@`))).toBeVisible()
    expect([(await sync())?.status, (await sync())?.status]).toEqual(statuses)
  })

  test('“Delay by 3 s” waits', async () => {
    await ask('/api/carts/sync', '1')
    const { user, open } = await openRequests()
    await open(/syncCart/)
    await user.click(screen.getByRole('button', { name: 'Delay by 3 s' }))
    expect(controls().armed()).toMatchObject([
      { calls: ['syncCart'], fault: { kind: 'slow', ms: 3000 }, when: { kind: 'once' } },
    ])
  })

  test('“Edit the answer” changes what is edited of the last answer', async () => {
    await ask('/api/carts/sync', '1')
    const { user, open } = await openRequests()
    await open(/syncCart/)
    await user.click(screen.getByRole('button', { name: 'Edit the answer' }))
    const json = screen.getByRole('textbox', { name: 'Answer, as JSON' })
    const value = json instanceof HTMLTextAreaElement ? json.value : ''
    await user.clear(json)
    await user.click(json)
    await user.paste(value.replace(/"revision": \d+/, '"revision": 77'))
    await user.click(screen.getByRole('button', { name: 'Arm' }))
    expect(screen.getByText('Armed: syncCart:answer')).toBeVisible()
    expect(await (await sync())?.json()).toMatchObject({ data: { cart: { revision: 77 } } })
  })

  test('“Edit the answer” arms only what was edited, also after the shop has changed', async () => {
    await ask('/api/carts/sync', '1')
    const { user, open, rows } = await openRequests()
    await open(/syncCart/)
    await user.click(screen.getByRole('button', { name: 'Edit the answer' }))
    const json = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer, as JSON' })
    const { value } = json
    await user.clear(json)
    await user.click(json)
    await user.paste(value.replace(/"revision": \d+/, '"revision": 77'))
    await controls().set({ cart: { variant: named.saleMilk, quantity: 3 } })
    await ask('/api/carts/sync', '2')
    await waitFor(() => expect(rows()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Arm' }))
    expect(controls().armed()).toMatchObject([
      { fault: { kind: 'answer', answer: { patch: { data: { cart: { revision: 77 } } } } } },
    ])
    const [armed] = controls().armed()
    expect(JSON.stringify(armed?.fault)).not.toContain('cartVariants')
  })

  test('is not offered for an unknown call', async () => {
    await ask('/api/nowhere', '1')
    const { open } = await openRequests()
    await open(/nowhere/)
    expect(screen.queryByRole('region', { name: 'Next time' })).toBeNull()
  })
})
