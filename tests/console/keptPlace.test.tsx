import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { followedNow, stopFollowing } from '../../mocks/console/scenarios/following.ts'
import { armRow } from '../../mocks/console/scenarios/goThere.ts'
import { followPageLanguage } from '../../mocks/console/texts.ts'
import type { Controls } from '../../mocks/controls/controls.ts'
import { scenarioOf } from '../../mocks/scenarios/table.ts'
import { Language } from '../../src/contract/enumerations.ts'
import { openPanel, openWhereItWas } from './openPanel.tsx'
import { withControls } from './withControls.ts'

let controls: Controls
withControls((given) => {
  controls = given
})
afterEach(async () => {
  stopFollowing()
  sessionStorage.clear()
  document.documentElement.lang = Language.ENGLISH
  await followPageLanguage()
})

describe('after a load of the page the console is where it was', () => {
  test('with its panel and the filters', async () => {
    const { user } = await openPanel(controls, 'Requests')
    await user.type(await screen.findByRole('searchbox', { name: 'Filter requests' }), 'sync')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), '4xx')
    cleanup()
    openWhereItWas(controls)
    expect(screen.getByRole('tab', { name: 'Requests' })).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findByRole('searchbox', { name: 'Filter requests' })).toHaveValue('sync')
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('4xx')
  })

  test('with the search of the scenarios', async () => {
    const { user } = await openPanel(controls, 'Scenarios')
    await user.type(await screen.findByRole('searchbox', { name: 'Search scenarios' }), 'promo')
    cleanup()
    openWhereItWas(controls)
    expect(await screen.findByRole('searchbox', { name: 'Search scenarios' })).toHaveValue('promo')
  })

  test('with the open folds, and scrolled to the same place', async () => {
    const { user, panel } = await openPanel(controls, 'Scenarios')
    await user.click(await within(panel).findByText(/^Cart: \d/))
    await user.click(within(panel).getByText('Any call, any fault'))
    panel.scrollTop = 240
    panel.dispatchEvent(new Event('scroll'))
    cleanup()
    openWhereItWas(controls)
    const again = await screen.findByRole('tabpanel', { name: 'Scenarios' })
    const fold = async (name: string | RegExp) => (await within(again).findByText(name)).closest('details')
    expect(await fold(/^Cart: \d/)).toHaveAttribute('open')
    expect(await fold('Any call, any fault')).toHaveAttribute('open')
    expect(await fold('An answer of your own')).not.toHaveAttribute('open')
    await waitFor(() => expect(again.scrollTop).toBe(240))
  })

  test('with what it follows, in any panel', async () => {
    const row = scenarioOf('cart.change.rejected')
    if (row) armRow(controls, row, { kind: 'once' })
    const kept = sessionStorage.getItem('pasar-mock-followed') ?? ''
    stopFollowing()
    sessionStorage.setItem('pasar-mock-followed', kept)
    await openPanel(controls, 'Clock')
    expect(followedNow()).toMatchObject({ id: 'cart.change.rejected' })
  })
})

describe('the console’s language', () => {
  const tab = (name: string) => screen.findByRole('tab', { name })

  test('stays while a scenario changes the page’s, also after a load of the page', async () => {
    await openPanel(controls, 'Clock')
    const row = scenarioOf('texts.tried-again')
    if (row) armRow(controls, row, { kind: 'once' })
    document.documentElement.lang = Language.MALAY
    await followPageLanguage()
    expect(await tab('Requests')).toBeVisible()
    cleanup()
    await followPageLanguage()
    openWhereItWas(controls)
    expect(await tab('Requests')).toBeVisible()
  })

  test('is the page’s again once another scenario is followed, or none', async () => {
    const row = scenarioOf('texts.in-english')
    if (row) armRow(controls, row, { kind: 'once' })
    document.documentElement.lang = Language.MALAY
    await followPageLanguage()
    openWhereItWas(controls)
    expect(await tab('Requests')).toBeVisible()
    stopFollowing()
    expect(await tab('Permintaan')).toBeVisible()
  })
})
