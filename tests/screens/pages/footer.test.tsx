import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useModals } from '../../../src/stores/overlays/modals.ts'
import { useSession } from '../../../src/stores/session/session.ts'
import { logInOnPage, logOutOnPage } from '../logInAs.ts'
import { openShop, reloadShop, withShop } from '../openShop.tsx'

const shop = withShop()
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const footer = () => screen.findByRole('contentinfo')
const hrefOf = (part: HTMLElement, name: string | RegExp) =>
  within(part).getByRole('link', { name }).getAttribute('href')

describe('the footer', () => {
  test('has help, terms, social media and app links', async () => {
    await openShop('/')
    const part = await footer()
    expect(hrefOf(part, 'Help and FAQ')).toBe('/t/faqs')
    expect(hrefOf(part, 'Terms and conditions')).toBe('/t/terms-conditions')
    expect(hrefOf(part, 'Privacy policy (English)')).toBe('/t/privacy-policy-eng')
    expect(hrefOf(part, 'Privacy policy (Malay)')).toBe('/t/privacy-policy-malay')
    expect(hrefOf(part, 'Refund policy')).toBe('/t/refund-policy')
    expect(hrefOf(part, 'Stores')).toBe('/branch')
    expect(hrefOf(part, /9 am – 10 pm/)).toBe('tel:1300887272')
    expect(hrefOf(part, 'tolong@pasar.example')).toBe('mailto:tolong@pasar.example')
    for (const name of [/App Store/, /Google Play/, /Facebook/, /Cooking videos/])
      expect(within(part).getByRole('link', { name })).toHaveAttribute('target', '_blank')
  })

  test('invites friends where invites are enabled, and shows both rewards', async () => {
    await openShop('/')
    const part = await footer()
    expect(hrefOf(part, 'Invite a friend: RM 10 for you, RM 10 for them')).toBe('/account/invite')
    const { base } = useSession.getState()
    if (!base) throw new Error('The page should have its base data.')
    const invitePromo = { ...base.config.invitePromo, webDisplayEnabled: false }
    act(() => useSession.setState({ base: { ...base, config: { ...base.config, invitePromo } } }))
    expect(within(part).queryByRole('link', { name: /Invite a friend/ })).toBeNull()
  })

  test('opens the list of keyboard shortcuts, which can be disabled', async () => {
    const { shopper } = await openShop('/')
    await shopper.click(within(await footer()).getByRole('button', { name: 'Keyboard shortcuts' }))
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    const choice = within(dialog).getByRole('checkbox', { name: 'Use / and ? as shortcuts' })
    expect(choice).toBeChecked()
    await shopper.click(choice)
    expect(choice).not.toBeChecked()
    await shopper.click(choice)
    await shopper.keyboard('{Escape}')
    await waitFor(() => expect(useModals.getState().open).toBeNull())
  })
})

describe('the newsletter form', () => {
  const expanded = async (shopper: Awaited<ReturnType<typeof openShop>>['shopper']) => {
    const part = await footer()
    await shopper.click(within(part).getByRole('button', { name: 'Sign up for offers' }))
    return {
      part,
      email: await within(part).findByRole('textbox', { name: 'Email' }),
      phone: within(part).getByRole('textbox', { name: 'Phone' }),
      send: within(part).getByRole('button', { name: 'Sign up' }),
    }
  }

  test('needs an email or a phone number, and has the focus when it opens', async () => {
    const { shopper } = await openShop('/')
    const { part, email, phone, send } = await expanded(shopper)
    await waitFor(() => expect(email).toHaveFocus())
    expect(send).toBeDisabled()
    await shopper.type(email, '   ')
    expect(send).toBeDisabled()
    await shopper.type(phone, '0')
    expect(send).toBeEnabled()
    expect(hrefOf(part, 'terms and conditions')).toBe('/t/terms-conditions')
  })

  test('“Not now” closes it, and the focus is on the button that opens it', async () => {
    const { shopper } = await openShop('/')
    const { part } = await expanded(shopper)
    await shopper.click(within(part).getByRole('button', { name: 'Not now' }))
    expect(within(part).getByRole('button', { name: 'Sign up for offers' })).toHaveFocus()
  })

  test('shows an error for an invalid entry of either kind', async () => {
    const { shopper } = await openShop('/')
    const { part, email, phone } = await expanded(shopper)
    await shopper.type(email, 'ana@{Enter}')
    const wrong = await within(part).findByText('Enter an email address, e.g. name@example.com.')
    expect(wrong).toBeVisible()
    expect(email).toBeInvalid()
    await shopper.type(email, 'r')
    expect(wrong).not.toBeInTheDocument()
    await shopper.clear(email)
    await shopper.type(phone, '12345{Enter}')
    expect(await within(part).findByText('Enter a 10-digit phone number.')).toBeVisible()
  })

  test('is sent by Enter; the confirmation disappears after five seconds', async () => {
    const { shopper } = await openShop('/')
    const { part, email } = await expanded(shopper)
    await shopper.type(email, 'ana@rumah.example')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await shopper.keyboard('{Enter}')
    const thanks = await within(part).findByText('Thank you. We’ll send you the next offers.')
    await waitFor(() => expect(thanks).toHaveFocus())
    act(() => {
      vi.advanceTimersByTime(2_000)
    })
    expect(thanks).toBeInTheDocument()
    act(() => {
      vi.advanceTimersByTime(3_000)
    })
    expect(thanks).not.toBeInTheDocument()
    expect(within(part).queryByRole('heading', { name: 'Never miss an offer' })).toBeNull()
  })

  test('says that an entry was used before, and keeps it for editing', async () => {
    const { shopper } = await openShop('/')
    await shop.server.arrange((_, state) => {
      state.access.captures.push({ at: 0, from: 'capture', email: 'ana@rumah.example' })
    })
    const { part, email } = await expanded(shopper)
    await shopper.type(email, 'ana@rumah.example{Enter}')
    const alert = await within(part).findByRole('alert')
    expect(alert).toHaveTextContent('You’re already signed up.')
    expect(alert).toHaveFocus()
    expect(email).toHaveValue('ana@rumah.example')
    await shopper.type(email, '.my')
    expect(within(part).queryByRole('alert')).toBeNull()
  })

  test('shows its own message for any other refusal', async () => {
    const { shopper } = await openShop('/')
    shop.server.controls.arm('captureCustomer:status:500@always')
    const { part, phone } = await expanded(shopper)
    await shopper.type(phone, '012-345 6789{Enter}')
    expect(await within(part).findByRole('alert')).toHaveTextContent(
      'We couldn’t send this. Please check it and try again.',
    )
    expect(phone).toBeEnabled()
  })

  test('is empty again on another page', async () => {
    const { shopper, router } = await openShop('/')
    const { part, email } = await expanded(shopper)
    await shopper.type(email, 'ana@')
    await act(() => router.navigate('/products/search/milk'))
    await screen.findByRole('heading', { level: 1, name: /milk/ })
    await waitFor(() => expect(within(part).getByRole('textbox', { name: 'Email' })).toHaveValue(''))
    await act(() => router.navigate('/'))
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: /milk/ })).toBeNull())
    expect(within(part).getByRole('textbox', { name: 'Email' })).toHaveValue('')
  })

  test('keeps what is typed over a reload, until it is sent', async () => {
    const { shopper, leave } = await openShop('/')
    const { email, phone } = await expanded(shopper)
    await shopper.type(email, 'ana@rumah.example')
    await shopper.type(phone, '012')
    leave()
    const again = await reloadShop('/')
    const { part, ...kept } = await expanded(again.shopper)
    expect(kept.email).toHaveValue('ana@rumah.example')
    expect(kept.phone).toHaveValue('012')
    const keptTexts = () => Object.values({ ...sessionStorage }).join('\n')
    expect(keptTexts()).toContain('ana@rumah.example')
    await again.shopper.type(kept.phone, '-345 6789{Enter}')
    expect(await within(part).findByText(/^Thank you\./)).toBeVisible()
    expect(keptTexts()).not.toContain('ana@rumah.example')
  })

  test('is empty for the next guest of the tab after a logout', async () => {
    const { shopper } = await openShop('/')
    const { email } = await expanded(shopper)
    await shopper.type(email, 'ana@rumah.example')
    await logInOnPage(shopper, 'returningCustomer')
    expect(email).toHaveValue('ana@rumah.example')
    await logOutOnPage(shopper)
    await waitFor(() => expect(email).toHaveValue(''))
  })

  test('that was closed is empty for the next guest of the tab after a logout', async () => {
    const { shopper } = await openShop('/')
    const { part, email } = await expanded(shopper)
    await shopper.type(email, 'ana@rumah.example')
    await shopper.click(within(part).getByRole('button', { name: 'Not now' }))
    await logInOnPage(shopper, 'returningCustomer')
    await logOutOnPage(shopper)
    expect((await expanded(shopper)).email).toHaveValue('')
  })
})
