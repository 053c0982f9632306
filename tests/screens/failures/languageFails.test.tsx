import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
afterEach(() => {
  shop.server.faultInjector = undefined
})

test.each([
  ['of the language', /^ms$/],
  ['of the language and of English', /./],
])('when the texts %s fail to load, a notice offers to try again', async (_title, languages) => {
  const { shopper } = await openShop('/cart')
  shop.server.faultInjector = matchedBy(({ call, params }) =>
    call === 'readNamespace' && languages.test(params['language'] ?? '')
      ? { kind: 'status', status: 503 }
      : undefined,
  )
  const [account] = await screen.findAllByRole('button', { name: 'Account' })
  await shopper.click(account ?? document.body)
  const panel = await screen.findByRole('dialog', { name: 'Account' })
  await shopper.click(within(panel).getByRole('radio', { name: 'Melayu' }))
  await shopper.keyboard('{Escape}')
  const again = await screen.findByRole('button', { name: 'Try again' })
  shop.server.faultInjector = undefined
  await shopper.click(again)
  expect((await screen.findAllByRole('button', { name: 'Akaun' }))[0]).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'ms')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
