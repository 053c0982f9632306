import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { keepNoticesByKey } from '../../../../src/app/effects/noticesByKey.ts'
import { Language } from '../../../../src/contract/enumerations.ts'
import { axeFaults } from '../../axeFaults.ts'
import { openShop } from '../../openShop.tsx'
import { CARE_OF_LIM, heading, HOME, main, rowOf, rows, withAddresses } from './withAddresses.ts'

const { shop, addresses, open } = withAddresses()

describe('the list of addresses', () => {
  test('shows the default one first, each with its actions', async () => {
    await open('/account/address')
    expect(await heading('Your addresses')).toBeVisible()
    expect(rows()).toHaveLength(2)
    expect(rows()[0]).toHaveTextContent(`${HOME}, Kuala Lumpur, 55100`)
    expect(rowOf(HOME).getByText('Default')).toBeVisible()
    expect(rowOf(HOME).queryByRole('button', { name: /^Make default/ })).toBeNull()
    expect(rowOf(CARE_OF_LIM).getByRole('link', { name: `Edit: ${CARE_OF_LIM}` })).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  test('another default is shown at once, and is the one of the next order', async () => {
    const { shopper } = await open('/account/address')
    await shopper.click(rowOf(CARE_OF_LIM).getByRole('button', { name: /^Make default/ }))
    expect(await screen.findByText('Default address changed')).toBeVisible()
    expect(rows()[0]).toHaveTextContent(CARE_OF_LIM)
    expect((await addresses()).map(({ isDefault }) => isDefault)).toEqual([false, true])
    expect(rows()[0]).toHaveFocus()
    // The top bar delivers there now.
    expect(await screen.findAllByText(/47500/)).not.toEqual([])
  })

  test('a refused default is the old one again', async () => {
    shop.server.controls.arm('setDefaultAddress:network@always')
    const { shopper } = await open('/account/address')
    await shopper.click(rowOf(CARE_OF_LIM).getByRole('button', { name: /^Make default/ }))
    expect(await screen.findByText('We couldn’t change your default address.')).toBeVisible()
    expect(rowOf(HOME).getByText('Default')).toBeVisible()
  })

  test('a deleted address is gone at once, the focus moves to the next, and undo saves it again', async () => {
    const { shopper } = await open('/account/address')
    await shopper.click(rowOf(HOME).getByRole('button', { name: /^Delete/ }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    await waitFor(() => expect(rows()[0]).toHaveFocus())
    expect(await screen.findByText('Address deleted')).toBeVisible()
    expect((await addresses()).map(({ addressLine1 }) => addressLine1)).toEqual([CARE_OF_LIM])
    await shopper.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Address restored')).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(rowOf(HOME).getByText('Default')).toBeVisible()
  })

  /** Deletes an address and waits for a minute. */
  async function deleteAndWait(press: (shopper: UserEvent, button: HTMLElement) => Promise<void>) {
    onTestFinished(keepNoticesByKey())
    const { shopper } = await open('/account/address')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await press(shopper, rowOf(HOME).getByRole('button', { name: /^Delete/ }))
    expect(await screen.findByText('Address deleted')).toBeVisible()
    act(() => void vi.advanceTimersByTime(60_000))
    return shopper
  }

  test('undo stays for a shopper with a keyboard, who reaches it last', async () => {
    const shopper = await deleteAndWait(async ({ keyboard }, button) => {
      button.focus()
      await keyboard('{Enter}')
    })
    screen.getByRole('button', { name: 'Undo' }).focus()
    await shopper.keyboard('{Enter}')
    expect(await screen.findByText('Address restored')).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  test('undo disappears for a shopper with a pointer', async () => {
    await deleteAndWait(({ click }, button) => click(button))
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  test('an address stays if the server does not delete it', async () => {
    shop.server.controls.arm('deleteAddress:network@always')
    const { shopper } = await open('/account/address')
    await shopper.click(rowOf(HOME).getByRole('button', { name: /^Delete/ }))
    expect(await screen.findByText('We couldn’t delete the address. It’s still here.')).toBeVisible()
    expect(rows()).toHaveLength(2)
  })

  test('an address that another tab has deleted leaves the list', async () => {
    const { shopper } = await open('/account/address')
    await shop.server.arrange((state) => {
      state.addresses = state.addresses.filter(({ addressLine1 }) => addressLine1 !== CARE_OF_LIM)
    })
    await shopper.click(rowOf(CARE_OF_LIM).getByRole('button', { name: /^Make default/ }))
    expect(await screen.findByText(/was already deleted/)).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  test('200 addresses are shown in parts, and can be searched', async () => {
    const { shopper } = await open('/account/address', 'long-account')
    expect(rows()).toHaveLength(20)
    await shopper.click(screen.getByRole('button', { name: 'Show 180 more' }))
    expect(rows()).toHaveLength(40)
    // The default one is first, then the newest, which is 199 Jalan Ampang: the 21st row is the 20th of them, number 180.
    expect(rows()[20]).toHaveFocus()
    expect(rows()[20]).toHaveTextContent('Unit B-33A-12, Menara Residensi')
    await shopper.type(screen.getByRole('searchbox', { name: 'Find an address' }), '137 jalan')
    expect(rows()).toHaveLength(1)
    expect(rows()[0]).toHaveTextContent('137 Jalan Ampang')
  })

  test('without an address there is one way on', async () => {
    await open('/account/address', 'unverified-phone')
    expect(await heading('No addresses yet')).toBeVisible()
    expect(main().getByRole('link', { name: 'Add address' })).toHaveAttribute('href', '/account/add-address')
  })

  test('a member of a business sees its addresses, and cannot change them', async () => {
    await open('/account/address', 'business-member')
    const business = within(screen.getByRole('region', { name: 'Your business' }))
    expect(business.getAllByText(/An owner or admin of your business manages this address/)).toHaveLength(2)
    expect(business.queryByRole('button')).toBeNull()
  })

  test('is translated to Chinese', async () => {
    await shop.server.controls.become('returning')
    await openShop('/account/address', Language.CHINESE)
    expect(await heading('您的地址')).toBeVisible()
    expect(rowOf(HOME).getByText('默认')).toBeVisible()
  })

  test('a guest is asked to log in', async () => {
    await openShop('/account/address')
    expect(await heading('This page is for your account')).toBeInTheDocument()
  })
})
