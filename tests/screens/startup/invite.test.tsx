import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openStartupModal } from '../../../src/app/effects/startup/startupModal.ts'
import { arrive, callsOf, dialog, noDialog, stops, withStartup } from './openWithStartup.ts'
import { withShop } from '../openShop.tsx'

const shop = withShop()
withStartup()

describe('a business’s invite', () => {
  const CODE = 'MAKMUR-BARISTA'
  const wait = () =>
    shop.server.arrange((shopper) => {
      shopper.organizationInviteCode = CODE
    })
  const codeSent = async () => {
    let code = ''
    await shop.server.arrange((_, { access }) => {
      code = access.otps.at(-1)?.code ?? ''
    })
    return code
  }

  test('creates an account with the invited email that belongs to the business', async () => {
    await shop.server.controls.become('guest')
    await wait()
    const { shopper } = await arrive('/')
    const asked = await dialog('Join Kopitiam Makmur Sdn Bhd')
    expect(await asked.findByText(/barista@kopitiam-makmur\.example/)).toBeVisible()
    expect(asked.getByText(/: Orders and pays; can’t change the company name$/)).toHaveTextContent(
      /^Member: /,
    )
    await shopper.type(asked.getByRole('textbox', { name: /^First name/ }), 'Iman')
    await shopper.type(asked.getByRole('textbox', { name: /^Last name/ }), 'Salleh')
    await shopper.type(asked.getByLabelText(/^Choose a password/), 'short')
    await shopper.click(asked.getByRole('button', { name: 'Continue' }))
    expect(asked.getByLabelText(/^Choose a password/)).toHaveAccessibleDescription(/8\+ characters/)
    await shopper.clear(asked.getByLabelText(/^Choose a password/))
    await shopper.type(asked.getByLabelText(/^Choose a password/), 'Barista-2026')
    await shopper.click(asked.getByRole('button', { name: 'Continue' }))
    const code = await asked.findByRole('textbox', { name: /^Code from your email/ })
    await shopper.type(code, '000000')
    await shopper.click(asked.getByRole('button', { name: 'Create my account' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/2 tries left/))
    expect(asked.getByRole('textbox', { name: /^First name/ })).toHaveValue('Iman')
    await shopper.clear(code)
    await shopper.type(code, await codeSent())
    await shopper.click(asked.getByRole('button', { name: 'Create my account' }))
    const joined = await dialog('Kopitiam Makmur Sdn Bhd')
    expect(joined.getByText(/You’ve joined Kopitiam Makmur/)).toBeVisible()
  })

  test('does not open again in this visit after it is closed', async () => {
    await shop.server.controls.become('guest')
    await wait()
    const { shopper, router } = await arrive('/')
    const asked = await dialog('Join Kopitiam Makmur Sdn Bhd')
    await shopper.click(asked.getByRole('button', { name: 'Close' }))
    await noDialog()
    act(() => {
      stops.push(openStartupModal(router))
    })
    await waitFor(() => expect(callsOf(shop.server)).toContain('interstitials'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a friend’s invite', () => {
  test('shows the discount on the first order', async () => {
    const { shopper } = await arrive('/invite/WEILING10')
    const opened = await dialog('Wei Ling invites you')
    expect(opened.getByText(/^RM 10 off your first order over RM 60\. Code WEILING10/)).toBeVisible()
    await shopper.click(opened.getByRole('button', { name: 'Start shopping' }))
    await noDialog()
    expect(screen.getByRole('heading', { level: 1, name: 'Wei Ling invites you' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/')
  })

  test.each([
    ['/invite/NOBODY', 'guest', /^We don’t know the code NOBODY/],
    ['/invite/WEILING10', 'returning', /^That’s your own invite/],
  ] as const)('%s for %s shows why it is not valid', async (address, persona, words) => {
    await arrive(address, { server: shop.server, persona })
    expect((await dialog('This invite isn’t valid')).getByText(words)).toBeVisible()
  })
})
