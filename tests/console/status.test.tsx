import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Controls } from '../../mocks/controls/controls.ts'
import { openPanel } from './openPanel.tsx'
import { withControls } from './withControls.ts'

let controls: Controls
withControls((given) => {
  controls = given
})

test.each([
  ['stores files', false, 'Answered by the service worker: storing files for use offline'],
  ['has stored all', true, 'Answered by the service worker: ready for use offline'],
])('a worker that %s says so', async (_, isOfflineReady, text) => {
  await openPanel(controls, 'Network', { by: 'worker', isOfflineReady })
  expect(
    screen.getByText((_said, element) => element?.tagName === 'P' && element.textContent === text),
  ).toBeVisible()
})

test('a page with the in-page mock shows the reason', async () => {
  await openPanel(controls, 'Network', { by: 'in-page', reason: 'unsupported' })
  expect(
    screen.getByText(
      (_said, element) =>
        element?.textContent === 'Answered in the page: there are no service workers at this address' &&
        element.tagName === 'P',
    ),
  ).toBeVisible()
})
