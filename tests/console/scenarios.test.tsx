import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, test, vi } from 'vitest'
import { withScenarios } from './withScenarios.tsx'

const { shop, controls, openScenarios } = withScenarios()

test('all rows share one request for the shop’s texts', async () => {
  const { panel } = await openScenarios()
  expect(await panel.findAllByText(/Wrong email or password\./)).not.toEqual([])
  const asked = shop.server.journal.entries().filter(({ path }) => path.endsWith('/account.json'))
  // The shop behind the console may load them at the same time.
  expect(asked.length).toBeLessThanOrEqual(2)
})

describe('the scenarios', () => {
  test.each([
    ['its id', 'remove.rej', ['Removing from the cart is refused']],
    [
      'what the shopper sees',
      'another account. Use another',
      ['The phone number belongs to another account', 'A phone number of another account'],
    ],
    ['its code', '487', ['The card cannot be saved', 'A card that its bank refuses']],
    ['its call', 'verifyCode', ['The one-time code is wrong']],
    ['what a shopper enters', 'real input labuan', ['A business in Labuan', 'A business address in Labuan']],
  ])('a scenario is found by %s', async (_, term, found) => {
    const { search, titles, leave } = await openScenarios()
    await search(term)
    expect(titles()).toEqual(found)
    leave()
  })

  test('a search without results says so', async () => {
    const { search, titles, panel, leave } = await openScenarios()
    await search('nonesuch')
    expect(titles()).toEqual([])
    expect(panel.getByText('No scenario fits “nonesuch”.')).toBeInTheDocument()
    leave()
  })

  test('“Go there” signs in, arms the fault and opens the page; the shown text is compared with the expected one', async () => {
    const { user, panel, search, path, leave } = await openScenarios()
    await search('cart.change.rejected')
    expect(panel.getByText(/^notice: “We couldn’t change the quantity/)).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Go there: A quantity is refused' }))
    await waitFor(() => expect(path()).toBe('/cart'))
    expect(panel.getByText('waiting for the call')).toBeInTheDocument()
    await screen.findByRole('heading', { level: 1, name: 'Your cart' })
    const [more] = await screen.findAllByRole('button', { name: /one more$/ })
    if (more) await user.click(more)
    expect(await panel.findByText('as expected')).toBeInTheDocument()
    expect(panel.getByText('1 seen, 1 matched · done')).toBeInTheDocument()
    leave()
  })

  test('“Go there” says why its person cannot be set up, and changes nothing', async () => {
    const { user, panel, search, path, leave } = await openScenarios()
    // MM/YY has no card for that time.
    await controls().clock.set('2150-01-05T10:00:00+08:00')
    await search('real.promo-not-eligible')
    await user.click(panel.getByRole('button', { name: /^Go there: / }))
    const text = /^That did not work: POST \/api\/billing was refused/
    expect(await panel.findByText(text)).toHaveRole('alert')
    expect(path()).toBe('/')
    expect(await controls().persona()).toBe('guest')
    leave()
  })

  test('another text counts as unexpected', async () => {
    const { user, panel, search, leave } = await openScenarios()
    await search('cart.change.rejected')
    await user.click(panel.getByRole('button', { name: 'Go there: A quantity is refused' }))
    await screen.findByRole('heading', { level: 1, name: 'Your cart' })
    const [remove] = await screen.findAllByRole('button', { name: /^Remove / })
    if (remove) await user.click(remove)
    expect(await panel.findByText('not as expected')).toBeInTheDocument()
    expect(panel.getByText(/^notice: “We couldn’t remove that/)).toBeInTheDocument()
    leave()
  })

  test('a scenario is armed for the nth time, at random or always, and disarmed', async () => {
    const { user, panel, search, leave } = await openScenarios()
    await search('cart.add.rejected')
    const when = panel.getByRole('combobox', { name: 'When: Adding to the cart is refused' })
    const arm = panel.getByRole('button', { name: 'Arm: Adding to the cart is refused' })
    await user.selectOptions(when, 'nth')
    await user.clear(panel.getByRole('spinbutton', { name: 'Which time' }))
    await user.type(panel.getByRole('spinbutton', { name: 'Which time' }), '3')
    await user.click(arm)
    expect(controls().armed()).toMatchObject([{ name: 'cart.add.rejected', when: { kind: 'nth', n: 3 } }])
    await user.selectOptions(when, 'chance')
    await user.click(arm)
    expect(controls().armed()).toMatchObject([{ when: { kind: 'chance', of: 0.3 } }])
    await user.selectOptions(when, 'always')
    await user.click(arm)
    expect(await panel.findByText('cart.add.rejected@always')).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Disarm cart.add.rejected' }))
    expect(controls().armed()).toEqual([])
    expect(await panel.findByText('Nothing is armed.')).toBeInTheDocument()
    leave()
  })

  test('“once” also applies to a scenario that matches every time by default', async () => {
    const { user, panel, search, leave } = await openScenarios()
    await search('page.broken')
    await user.selectOptions(panel.getByRole('combobox', { name: /^When: / }), 'once')
    await user.click(panel.getByRole('button', { name: /^Arm: / }))
    expect(controls().armed()).toMatchObject([{ when: { kind: 'once' } }])
    leave()
  })

  test('a link is copied, with the chosen time', async () => {
    const { user, panel, search, leave } = await openScenarios()
    await search('telephone.registered')
    const copy = panel.getByRole('button', { name: /^Copy link: / })
    await user.click(copy)
    await waitFor(() => expect(copy).toHaveAccessibleName('Link copied'))
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/checkout?step=telephone&mock=telephone.registered&persona=guest-checkout&console=1`,
    )
    await user.selectOptions(panel.getByRole('combobox', { name: /^When: / }), 'always')
    await user.click(copy)
    expect(await navigator.clipboard.readText()).toContain('mock=telephone.registered@always&')
    leave()
  })

  test('without a clipboard, the link is shown', async () => {
    const { user, panel, search, leave } = await openScenarios()
    await search('telephone.registered')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    await user.click(panel.getByRole('button', { name: /^Copy link: / }))
    expect(await panel.findByRole('textbox', { name: 'Copy this link' })).toHaveDisplayValue(
      /mock=telephone\.registered/,
    )
    leave()
  })

  test('axe finds no faults', async () => {
    const { container, search, leave } = await openScenarios()
    await search('cart.change')
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    leave()
  })
})
