import { describe, expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { test } from '../../setup/serverTest.ts'

describe('codes in the catalogue', () => {
  test('have a category and a page, cost their face value, and are found in both languages', async ({
    ana,
  }) => {
    const { body } = await ana.page('/products/category/260400/reloads-vouchers')
    const products = body.data?.category?.listing.products ?? []
    const prices = new Map(products.map(({ variant }) => [variant.name, variant.price]))
    expect(prices).toEqual(
      new Map([
        ['Celoteh Data Pass 7 Days', 1_500],
        ['Celoteh Prepaid Reload RM 10', 1_000],
        ['Celoteh Prepaid Reload RM 30', 3_000],
        ['Celoteh Prepaid Reload RM 50', 5_000],
        ['Pasar Digital Gift Voucher RM 20', 2_000],
        ['Pasar Digital Gift Voucher RM 50', 5_000],
        ['Pasar Digital Gift Voucher RM 100', 10_000],
      ]),
    )
    expect(products.filter(({ variant }) => variant.salePrice !== undefined)).toEqual([])
    const found = await ana.page('/products/search/baucar')
    expect(found.body.data?.search?.listing.products.map(({ variant }) => variant.name)).toContain(
      'Pasar Digital Gift Voucher RM 50',
    )
    const { status } = await ana.page(`/product/${named.giftVoucher}/any`)
    expect(status).toBe(200)
  })

  test('serve every postcode, and have no branch', async ({ ana }) => {
    const { body } = await ana.page('/branch')
    const names = body.data?.branches?.map(({ name }) => name) ?? []
    expect(names).toContain('Pasar Chow Kit')
    expect(names).not.toContain('Pasar Digital')
    await ana.sync()
    for (const postalCode of ['50450', '10200', '88000']) {
      await ana.ask('PUT', '/api/location', { postalCode })
      expect((await ana.page('/')).body.data?.location?.identifiers).toContain('pasar-digital')
    }
  })
})
