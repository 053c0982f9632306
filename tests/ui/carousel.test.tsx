import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Carousel } from '../../src/ui/layout/Carousel.tsx'
import { draw } from './renderUi.tsx'

test('at its ends the button that led there is off and keeps the focus', async () => {
  const { shopper } = draw(
    <Carousel label="Offers">
      <p>Milk</p>
      <p>Bread</p>
    </Carousel>,
  )
  const next = screen.getByRole('button', { name: 'Next' })
  await shopper.click(next)
  expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(next).toHaveFocus()
  await shopper.click(next)
  const previous = screen.getByRole('button', { name: 'Previous' })
  expect(previous).not.toHaveAttribute('aria-disabled')
  await shopper.click(previous)
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  expect(previous).toHaveFocus()
})

test('a second press while the first one still scrolls turns to the slide after it', async () => {
  const { shopper, container } = draw(
    <Carousel label="Offers">
      <p>Milk</p>
      <p>Bread</p>
      <p>Rice</p>
    </Carousel>,
  )
  const track = container.querySelector('.track') as HTMLElement
  const next = screen.getByRole('button', { name: 'Next' })
  await shopper.click(next)
  // The first frame of the smooth scroll: it is still at the first slide.
  track.scrollLeft = 0
  fireEvent.scroll(track)
  await shopper.click(next)
  expect(next).toHaveAttribute('aria-disabled', 'true')
  // A finger turns back to the first slide.
  fireEvent.pointerDown(track)
  fireEvent.scroll(track)
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
})
