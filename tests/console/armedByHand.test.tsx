import { within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { withScenarios } from './withScenarios.tsx'

const { shop, controls, openScenarios } = withScenarios()

describe('any call, any fault', () => {
  const opened = async () => {
    const scenarios = await openScenarios()
    await scenarios.user.click(scenarios.panel.getByText('Any call, any fault'))
    return { ...scenarios, call: scenarios.panel.getByRole('textbox', { name: 'Call' }) }
  }

  test('a call is found by its path, and matched as chosen', async () => {
    const { user, panel, call, leave } = await opened()
    await user.type(call, 'carts/change')
    await user.click(panel.getByRole('button', { name: 'changeCart POST /api/carts/change' }))
    await user.selectOptions(panel.getByRole('combobox', { name: 'Fault' }), 'Network failure')
    await user.click(panel.getByRole('checkbox', { name: 'Do the work, lose only the answer' }))
    await user.selectOptions(panel.getByRole('combobox', { name: 'When' }), 'always')
    await user.click(panel.getByRole('button', { name: 'Arm' }))
    expect(controls().armed()).toMatchObject([
      { name: 'changeCart:network:after', calls: ['changeCart'], when: { kind: 'always' } },
    ])
    leave()
  })

  test('an unknown call is reported, with suggestions', async () => {
    const { user, panel, call, leave } = await opened()
    await user.type(call, 'changeCard')
    await user.click(panel.getByRole('button', { name: 'Arm' }))
    expect(panel.getByRole('alert')).toHaveTextContent(/^There is no such call. Near: .*changeCart/)
    expect(controls().armed()).toEqual([])
    leave()
  })

  test('an invalid status is not armed', async () => {
    const { user, panel, call, leave } = await opened()
    await user.type(call, 'any')
    const field = panel.getByRole('textbox', { name: 'Status, 200 to 599' })
    await user.clear(field)
    await user.type(field, '99')
    await user.click(panel.getByRole('button', { name: 'Arm' }))
    expect(panel.getByRole('alert')).toHaveTextContent('Please check this value.')
    expect(controls().armed()).toEqual([])
    leave()
  })
})

describe('an answer of one’s own', () => {
  const opened = async () => {
    const scenarios = await openScenarios()
    await scenarios.user.click(scenarios.panel.getByText('An answer of your own'))
    const own = within(
      scenarios.panel.getByText('An answer of your own').closest('details') ?? scenarios.container,
    )
    return { ...scenarios, own, call: own.getByRole('textbox', { name: 'Call' }) }
  }
  const last = () => shop.server.journal.entries().findLast(({ call }) => call === 'syncCart')
  const ask = () => controls().send({ method: 'GET', path: '/api/carts/sync' })

  test('begins with the last real answer, is checked while it is typed, and armed', async () => {
    await ask()
    const { user, own, call, leave } = await opened()
    await user.type(call, 'syncCart')
    const json = own.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer, as JSON' })
    expect(JSON.parse(json.value)).toEqual(last()?.answer)
    const edited = json.value.replace(/"revision": 0/, '"revision": 7')
    await user.clear(json)
    await user.paste(edited)
    await user.click(own.getByRole('button', { name: 'Arm' }))
    // Only the change, since the journal hides the token.
    expect(controls().armed()[0]?.fault).toEqual({
      kind: 'answer',
      answer: { patch: { data: { cart: { revision: 7 } } } },
    })
    controls().clear()
    await user.clear(json)
    expect(own.getByText('This is not JSON.')).toBeInTheDocument()
    await user.selectOptions(own.getByRole('combobox', { name: 'How it is written' }), 'patch')
    await user.clear(json)
    await user.type(json, '{{"data":{{"cart":{{"revision":"many"}}}')
    expect(json).toHaveAccessibleDescription(/data\.cart\.revision should be number/)
    await user.click(own.getByRole('button', { name: 'Arm' }))
    expect(controls().armed()).toEqual([])
    await user.click(own.getByRole('checkbox', { name: 'Arm it although it departs from the contract' }))
    await user.click(own.getByRole('button', { name: 'Arm' }))
    expect(controls().armed()).toMatchObject([{ name: 'syncCart:answer', when: { kind: 'once' } }])
    expect(await ask()).toMatchObject({ status: 200, answer: { data: { cart: { revision: 'many' } } } })
    leave()
  })

  test('a link contains it', async () => {
    const { user, own, call, leave } = await opened()
    await user.type(call, 'readOrder')
    await user.type(own.getByRole('textbox', { name: 'Status (empty: as the real answer)' }), '503')
    await user.click(own.getByRole('button', { name: 'Copy link with this answer' }))
    const copied = new URL(await navigator.clipboard.readText(), 'http://localhost')
    expect(copied.searchParams.get('mock')).toBe('readOrder:answer:{"patch":{},"status":503}')
    leave()
  })

  test('has no accessibility violations', async () => {
    const { container, leave } = await opened()
    expect((await axe.run(container)).violations).toEqual([])
    leave()
  })
})
