import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Language } from '../../../src/contract/enumerations.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

withShop()
const { dataset } = document.documentElement
afterEach(() => {
  delete dataset['mock']
  delete dataset['mockReason']
})

const fact = (name: string) =>
  within(screen.getByText(name, { selector: 'dt' }).parentElement as HTMLElement).getByRole('definition')

test('the page shows the versions of shop, server and state', async () => {
  await openShop('/version')
  expect(screen.getByRole('heading', { level: 1, name: 'Version' })).toBeVisible()
  expect(fact('Shop')).toHaveTextContent(/^Pasar \d+\.\d+\.\d+$/)
  expect(fact('Build')).toHaveTextContent('none, served while developing')
  expect(fact('Server')).toHaveTextContent('pasar-mock')
  expect(fact('Shop’s state')).toHaveTextContent(/^version \d+, kept in this browser$/)
  expect(fact('Shop opened')).toHaveTextContent('21/11/2026')
  expect(await axeFaults()).toEqual([])
})

test('the transport is updated as it changes: the server, the page with its reason, the worker', async () => {
  await openShop('/version', Language.MALAY)
  expect(fact('Siapa menjawab')).toHaveTextContent('Pelayan, melalui rangkaian')
  act(() => Object.assign(dataset, { mock: 'in-page', mockReason: 'bypassed' }) && undefined)
  await waitFor(() =>
    expect(fact('Siapa menjawab')).toHaveTextContent('dalam halaman ini: panggilan memintas worker'),
  )
  act(() => Object.assign(dataset, { mock: 'worker' }) && undefined)
  await waitFor(() => expect(fact('Siapa menjawab')).toHaveTextContent('melalui service worker'))
})

test('all of it can be copied for a report', async () => {
  const { shopper } = await openShop('/version')
  await shopper.click(screen.getByRole('button', { name: 'Copy for a report' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toHaveFocus()
  expect(await navigator.clipboard.readText()).toMatch(
    /^Shop: Pasar [\d.]+\nBuild: none, .*\nServer: pasar-mock\n/s,
  )
})
