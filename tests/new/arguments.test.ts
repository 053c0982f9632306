import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { make } from '../../build/new/make.ts'
import { Problem } from '../../build/new/problem.ts'

const root = join(import.meta.dirname, '../..')
const routes = () => readFileSync(join(root, 'src/contract/routes.ts'), 'utf8')

async function refused(...given: string[]): Promise<string> {
  const error = await make(given).then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Problem)
  return (error as Problem).message
}

test('the program prints the reason as an error, and exits with 1', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/new.ts', 'page', 'gift-cards'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('There is no template "page".')
})

describe('wrong arguments are answered with the reason and the usage', () => {
  test.each([
    ['none', [], 'Name what to make.'],
    ['a kind without a template', ['page', 'gift-cards'], 'There is no template "page".'],
    ['no name', ['endpoint'], 'Give one name: endpoint gift-cards'],
    ['two names', ['endpoint', 'gift', 'cards'], 'Give one name: endpoint gift-cards'],
    [
      'an option of another kind',
      ['screen', 'gift-cards', '--call', 'page'],
      '--call does not go with screen.',
    ],
    ['an unknown option', ['screen', 'gift-cards', '--title', 'Gift cards'], "Unknown option '--title'"],
  ])('%s', async (_what, given, reason) => {
    const message = await refused(...given)
    expect(message).toContain(reason)
    expect(message).toContain('npm run new -- <kind> <name> [options]')
    expect(message).toContain(
      "npm run new -- screen gift-cards --en 'Gift cards' --ms 'Kad hadiah' --zh '礼品卡'",
    )
  })
})

describe('an impossible name is refused before a file is written', () => {
  test.each([
    ['a name with a capital and an underscore', ['endpoint', 'Gift_cards'], 'gift-cards'],
    ['a reserved word', ['screen', 'delete'], 'reserved word'],
    ['an endpoint that exists', ['endpoint', 'top-searches'], '/api/top-searches'],
    [
      'a section that does not exist',
      ['endpoint', 'gift-cards', '--section', 'gifts'],
      'The sections: account,',
    ],
    ['a screen that exists', ['screen', 'cart'], '/cart'],
    ['an id without a dot', ['scenario', 'failed'], 'cart.change-refused'],
    ['a scenario that exists', ['scenario', 'page.broken'], 'page.broken'],
    [
      'a scenario of a call without a model',
      ['scenario', 'searches.lost', '--call', 'topSearches'],
      'by hand',
    ],
    [
      'a start where a shopper does not send the call',
      ['scenario', 'cart.lost', '--call', 'changeCart', '--start', '/blog'],
      'leave --start out',
    ],
    ['a step that exists', ['step', 'telephone'], 'telephone'],
    ['a feature that exists', ['feature', 'product-card'], 'product-card'],
  ])('%s', async (_what, given, reason) => {
    const before = routes()
    expect(await refused(...given)).toContain(reason)
    expect(routes()).toBe(before)
  })
})
