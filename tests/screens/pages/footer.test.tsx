import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useModals } from '../../../src/stores/overlays/modals.ts'
import { useSession } from '../../../src/stores/session/session.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const footer = () => screen.findByRole('contentinfo')
const hrefOf = (part: HTMLElement, name: string | RegExp) =>
  within(part).getByRole('link', { name }).getAttribute('href')

describe('the footer', () => {
  test('has help, terms, the shop elsewhere and its apps', async () => {
    await openShop('/')
    const part = await footer()
    expect(hrefOf(part, 'Help and FAQ')).toBe('/t/faqs')
    expect(hrefOf(part, 'Terms and conditions')).toBe('/t/terms-conditions')
    expect(hrefOf(part, 'Privacy policy (English)')).toBe('/t/privacy-policy-eng')
    expect(hrefOf(part, 'Privacy policy (Malay)')).toBe('/t/privacy-policy-malay')
    expect(hrefOf(part, 'Refund policy')).toBe('/t/refund-policy')
    expect(hrefOf(part, 'Our shops')).toBe('/branch')
    expect(hrefOf(part, /9 am – 10 pm/)).toBe('tel:1300887272')
    expect(hrefOf(part, 'tolong@pasar.example')).toBe('mailto:tolong@pasar.example')
    for (const name of [/App Store/, /Google Play/, /Facebook/, /Cooking videos/])
      expect(within(part).getByRole('link', { name })).toHaveAttribute('target', '_blank')
  })

  test('invites a friend where invites are on, and says what it brings to both', async () => {
    await openShop('/')
    const part = await footer()
    expect(hrefOf(part, 'Invite a friend: RM 10 for you, RM 10 for them')).toBe('/account/invite')
    const { base } = useSession.getState()
    if (!base) throw new Error('The page says what every page needs.')
    const invitePromo = { ...base.config.invitePromo, webDisplayEnabled: false }
    act(() => useSession.setState({ base: { ...base, config: { ...base.config, invitePromo } } }))
    expect(within(part).queryByRole('link', { name: /Invite a friend/ })).toBeNull()
  })

  test('opens the list of shortcuts, which can be switched off', async () => {
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

describe('the capture form', () => {
  const expanded = async (shopper: Awaited<ReturnType<typeof openShop>>['shopper']) => {
    const part = await footer()
    await shopper.click(within(part).getByRole('button', { name: 'Tell me about offers' }))
    return {
      part,
      email: await within(part).findByRole('textbox', { name: 'E-mail' }),
      phone: within(part).getByRole('textbox', { name: 'Mobile number' }),
      send: within(part).getByRole('button', { name: 'Sign me up' }),
    }
  }

  test('needs an e-mail or a number, and has the focus when it opens', async () => {
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

  test('says what is wrong with either', async () => {
    const { shopper } = await openShop('/')
    const { part, email, phone } = await expanded(shopper)
    await shopper.type(email, 'ana@{Enter}')
    const wrong = await within(part).findByText('Please give an e-mail address such as name@example.com.')
    expect(wrong).toBeVisible()
    expect(email).toBeInvalid()
    await shopper.type(email, 'r')
    expect(wrong).not.toBeInTheDocument()
    await shopper.clear(email)
    await shopper.type(phone, '12345{Enter}')
    expect(await within(part).findByText('Please give a telephone number of ten digits.')).toBeVisible()
  })

  test('Enter sends it; the thanks go by themselves after five seconds', async () => {
    const { shopper } = await openShop('/')
    const { part, email } = await expanded(shopper)
    await shopper.type(email, 'ana@rumah.example')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await shopper.keyboard('{Enter}')
    const thanks = await within(part).findByText('Thank you. You will hear from us with the next offers.')
    await waitFor(() => expect(thanks).toHaveFocus())
    act(() => {
      vi.advanceTimersByTime(4_000)
    })
    expect(thanks).toBeInTheDocument()
    act(() => {
      vi.advanceTimersByTime(1_000)
    })
    expect(thanks).not.toBeInTheDocument()
    expect(within(part).queryByRole('heading', { name: 'Offers before they are gone' })).toBeNull()
  })

  test('an entry that was used before says so, and stays to be changed', async () => {
    const { shopper } = await openShop('/')
    await shop.server.arrange((_, state) => {
      state.access.captures.push({ at: 0, from: 'capture', email: 'ana@rumah.example' })
    })
    const { part, email } = await expanded(shopper)
    await shopper.type(email, 'ana@rumah.example{Enter}')
    const alert = await within(part).findByRole('alert')
    expect(alert).toHaveTextContent('This has been entered before.')
    expect(alert).toHaveFocus()
    expect(email).toHaveValue('ana@rumah.example')
    await shopper.type(email, '.my')
    expect(within(part).queryByRole('alert')).toBeNull()
  })

  test('any other refusal has the form’s own words', async () => {
    const { shopper } = await openShop('/')
    shop.server.controls.arm('captureCustomer:status:500@always')
    const { part, phone } = await expanded(shopper)
    await shopper.type(phone, '012-345 6789{Enter}')
    expect(await within(part).findByRole('alert')).toHaveTextContent(
      'This could not be sent. Please check it and try again.',
    )
    expect(phone).toBeEnabled()
  })

  test('is empty again on another page', async () => {
    const { shopper, router } = await openShop('/')
    const { part, email } = await expanded(shopper)
    await shopper.type(email, 'ana@')
    await act(() => router.navigate('/products/search/milk'))
    await screen.findByRole('heading', { level: 1, name: /milk/ })
    await waitFor(() => expect(within(part).getByRole('textbox', { name: 'E-mail' })).toHaveValue(''))
  })
})
