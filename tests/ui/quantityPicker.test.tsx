import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { QuantityPicker } from '../../src/ui/button/QuantityPicker.tsx'
import { draw } from './renderUi.tsx'

function Picker({ minimum, maximum }: { minimum?: number; maximum: number }) {
  const [value, setValue] = useState(1)
  return (
    <QuantityPicker
      label="Quantity of rice"
      value={value}
      maximum={maximum}
      {...(minimum === undefined ? {} : { minimum })}
      onChange={setValue}
    />
  )
}

const group = () => screen.getByRole('group', { name: 'Quantity of rice' })

test('one more and one less are each announced politely', async () => {
  const { shopper, said } = draw(<Picker maximum={5} />)
  await shopper.click(screen.getByRole('button', { name: 'Quantity of rice: one more' }))
  expect(group()).toHaveTextContent('2')
  expect(said()).toBe('Quantity of rice: 2')
  await shopper.click(screen.getByRole('button', { name: 'Quantity of rice: one less' }))
  expect(group()).toHaveTextContent('1')
})

test('it stops at both ends, stays focusable there, and announces the limit', async () => {
  const { shopper, said } = draw(<Picker maximum={2} />)
  const less = screen.getByRole('button', { name: /one less/ })
  await shopper.click(less)
  expect(less).toHaveFocus()
  expect(group()).toHaveTextContent('1')
  expect(said()).toBe('Quantity of rice: no fewer than 1')
  const more = screen.getByRole('button', { name: /one more/ })
  await shopper.click(more)
  await shopper.click(more)
  expect(group()).toHaveTextContent('2')
  expect(said()).toBe('Quantity of rice: no more than 2')
})

test('a change that still needs an answer is not announced', async () => {
  const { shopper, said } = draw(
    <QuantityPicker label="Quantity of beer" value={1} maximum={5} onChange={() => false} />,
  )
  await shopper.click(screen.getByRole('button', { name: /one more/ }))
  expect(said()).not.toContain('beer')
})

test('where the last item can be removed it goes down to zero', async () => {
  const { shopper } = draw(<Picker maximum={5} minimum={0} />)
  await shopper.click(screen.getByRole('button', { name: /one less/ }))
  expect(group()).toHaveTextContent('0')
})
