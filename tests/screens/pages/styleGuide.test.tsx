import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dark, light, tints as grounds } from '../../../src/app/theme.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { colours, tints } from '../../../src/pages/developer/colours.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

withShop()

const part = (name: string) => within(screen.getByRole('region', { name }))
const cards = () => part('Cards').getAllByRole('article')
/** In light and dark mode. */
const both = (name: string) => cards().filter((card) => within(card).queryByRole('heading', { name }))

test('the page shows every colour of the theme, in both schemes', () => {
  expect(colours).toEqual(Object.keys(light))
  expect(colours).toEqual(Object.keys(dark))
  expect(tints).toEqual(Object.keys(grounds))
})

test('cards are shown in every state of their price, in light and dark mode', async () => {
  await openShop('/style-guide')
  expect(screen.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible()
  const [sale, atNight] = both('On sale')
  expect(sale).toHaveTextContent(/−25%.*RM 6\.00.*RM 8\.00/)
  expect(atNight).toHaveTextContent('RM 6.00')
  expect(both('Free')[0]).toHaveTextContent(/FREE/i)
  expect(both('Sample')[0]).toHaveTextContent(/SAMPLE/i)
  expect(both('Few left')[0]).toHaveTextContent('2 left')
  expect(both('For adults')[0]).toHaveTextContent('21+')
  expect(both('Sold out')[0]).toHaveTextContent('Sold out')
  expect(await axeFaults()).toEqual([])
})

test('a quantity picker works locally, and no card links to a product that does not exist', async () => {
  const { shopper, address } = await openShop('/style-guide')
  const plain = () => within(both('Plain price')[0] as HTMLElement)
  await shopper.click(plain().getByRole('button', { name: /^Add / }))
  expect(plain().getByText('1', { selector: '[class*=value]' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await shopper.click(plain().getByRole('link', { name: 'Plain price' }))
  expect(address()).toBe('/style-guide')
})

test('fields show their errors, in Malay', async () => {
  const { shopper } = await openShop('/style-guide', Language.MALAY)
  await shopper.click(await screen.findByRole('button', { name: 'Tunjukkan yang tidak kena' }))
  expect(screen.getByLabelText(/^Teks wajib/)).toHaveFocus()
  expect(screen.getByLabelText(/^Teks wajib/)).toBeInvalid()
})
