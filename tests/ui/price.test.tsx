import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cents } from '../../src/contract/entities/money.ts'
import type { PriceView } from '../../src/domain/product/price.ts'
import { Price } from '../../src/ui/price/Price.tsx'
import { draw } from './renderUi.tsx'

const view = (kind: PriceView['kind'], now: number, was: number | null = null): PriceView => ({
  kind,
  now: cents(now),
  was: was === null ? null : cents(was),
  badgePercent: null,
})

test('a plain price is the amount only', () => {
  const { container } = draw(<Price price={view('regular', 790)} />)
  expect(container).toHaveTextContent('RM 7.90')
  expect(container.querySelector('s')).toBeNull()
})

test('a sale price names the previous price, so that the strikethrough is not the only sign', () => {
  draw(<Price price={view('sale', 790, 950)} />)
  expect(screen.getByText('was').closest('s')).toHaveTextContent('was RM 9.50')
})

test('a sample shows SAMPLE, and a price of zero "Free"', () => {
  const { container, again } = draw(<Price price={view('sample', 0)} />)
  expect(container).toHaveTextContent('SAMPLE')
  again(<Price price={view('free', 0)} />)
  expect(container).toHaveTextContent('Free')
})
