import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
afterEach(() => vi.restoreAllMocks())

const main = () => within(screen.getByRole('main'))

test('an invite shows what both friends get, and the credit so far', async () => {
  await shop.server.controls.become('returning')
  await openShop('/account/invite')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('RM 10 for you, RM 10 for a friend')
  expect(main().getByText('WEILING10')).toBeVisible()
  expect(main().getByText(/^https?:\/\/[^/]+\/invite\/WEILING10$/)).toBeVisible()
  expect(main().getByText('They get RM 10 off their first order over RM 60.')).toBeVisible()
  expect(main().getByText('No one has ordered with your code yet.')).toBeVisible()
  expect(await axeFaults()).toEqual([])
})

describe('sharing the invite', () => {
  test('uses the clipboard where there is no share sheet', async () => {
    await shop.server.controls.become('returning')
    const { shopper } = await openShop('/account/invite')
    await shopper.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await screen.findByRole('button', { name: 'Code copied' })).toHaveFocus()
    expect(await navigator.clipboard.readText()).toBe('WEILING10')
    await shopper.click(screen.getByRole('button', { name: 'Share link' }))
    expect(await navigator.clipboard.readText()).toMatch(/\/invite\/WEILING10$/)
  })

  test('without a clipboard says where to copy the link and code', async () => {
    await shop.server.controls.become('returning')
    const { shopper } = await openShop('/account/invite')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await shopper.click(screen.getByRole('button', { name: 'Share link' }))
    expect(await screen.findByText(/^We couldn’t copy it\./)).toBeVisible()
  })
})

test('the account links to the invite page', async () => {
  await shop.server.controls.become('member-active')
  await openShop('/account')
  expect(main().getByRole('link', { name: /^Invite friends RM 10 for you/ })).toHaveAttribute(
    'href',
    '/account/invite',
  )
})

test('an account restricted to some products cannot invite (document 1 §1)', async () => {
  await shop.server.controls.become('invoice')
  const { router } = await openShop('/account')
  expect(main().queryByRole('link', { name: /^Invite friends/ })).toBeNull()
  await router.navigate('/account/invite')
  expect(await screen.findByRole('heading', { level: 1, name: 'No invites for this account' })).toBeVisible()
  expect(main().getAllByRole('link', { name: 'Your account' })).toHaveLength(2)
})
