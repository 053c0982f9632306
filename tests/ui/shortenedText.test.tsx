import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShortenedText } from '../../src/shell/notices/ShortenedText.tsx'
import { draw } from './renderUi.tsx'

// "Over 80 characters" on a phone, over 120 elsewhere: exactly as many are shown whole.
test.each([
  [80, 'nowhere'],
  [81, 'on a phone'],
  [120, 'on a phone'],
  [121, 'everywhere'],
])('a text of %i characters is cut %s', (length, where) => {
  draw(<ShortenedText text={'x'.repeat(length)} />)
  const button = screen.queryByRole('button', { name: 'See more' })
  const isPhoneOnly = button?.classList.contains('phoneOnly') === true
  expect(button ? (isPhoneOnly ? 'on a phone' : 'everywhere') : 'nowhere').toBe(where)
})
