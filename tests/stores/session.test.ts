import { renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readDraft, saveDraft } from '../../src/stores/checkout/checkoutDraft.ts'
import { now, setClock } from '../../src/stores/base/clock.ts'
import { dismissNotice, notify, useNotices } from '../../src/stores/notices/notices.ts'
import {
  clearSearchHistory,
  rememberSearch,
  restoreSearchHistory,
  useSearchHistory,
} from '../../src/stores/search/searchHistory.ts'
import { startLanguage, startScheme } from '../../src/stores/session/session.ts'
import { keep, recall } from '../../src/stores/base/storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  return () => vi.restoreAllMocks()
})

const block = () => {
  for (const verb of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, verb).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
}

describe('the initial language', () => {
  test.each([
    ['the one selected before', 'ms', ['en-GB'], 'ms'],
    ["the browser's first supported language", null, ['fr-FR', 'ms-MY', 'en'], 'ms'],
    ['English for all others', null, ['fr-FR'], 'en'],
    ['English for an unsupported selection', 'zh', [], 'en'],
    ['English for an invalid value', 'klingon', [], 'en'],
  ])('%s', (_what, kept, preferred, expected) => {
    if (kept) localStorage.setItem('pasar.language', kept)
    expect(startLanguage(['en', 'ms'], preferred)).toBe(expected)
  })

  test('the colour scheme selected before, else the system’s', () => {
    expect(startScheme()).toBe('system')
    localStorage.setItem('pasar.scheme', 'dark')
    expect(startScheme()).toBe('dark')
    localStorage.setItem('pasar.scheme', 'sepia')
    expect(startScheme()).toBe('system')
  })
})

describe('where browser storage is blocked', () => {
  test('the shop works', () => {
    block()
    expect(keep('local', 'pasar.language', 'ms')).toBe(false)
    expect(recall('local', 'pasar.language')).toBeNull()
    expect(startLanguage(['en', 'ms'], ['ms'])).toBe('ms')
  })

  test('a draft lasts until the page unloads', () => {
    block()
    saveDraft('telephone', { phone: '012' })
    expect(readDraft('telephone')).toEqual({ phone: '012' })
  })
})

describe('the clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    return () => vi.useRealTimers()
  })

  test('follows the server’s, and ignores small differences', () => {
    const ahead = 3 * 3_600_000
    setClock(new Date(Date.now() + ahead).toISOString())
    expect(Math.abs(now() - Date.now() - ahead)).toBeLessThan(1_000)
    setClock(new Date(Date.now() + 500).toISOString())
    expect(Math.abs(now() - Date.now())).toBeLessThan(50)
    setClock('yesterday')
    expect(Number.isFinite(now())).toBe(true)
  })

  test('stops at the time at which the server’s clock stopped, and continues with it', () => {
    setClock('2026-12-24T10:00:00+08:00', true)
    expect(new Date(now()).toISOString()).toBe('2026-12-24T02:00:00.000Z')
    setClock('yesterday', true)
    expect(new Date(now()).toISOString()).toBe('2026-12-24T02:00:00.000Z')
    setClock(new Date().toISOString())
    expect(Math.abs(now() - Date.now())).toBeLessThan(50)
  })
})

describe('notices', () => {
  beforeEach(() => useNotices.setState({ notices: [] }))
  const keys = () => useNotices.getState().notices.map(({ key }) => key)

  test('with the same slot replace each other, others queue up to three', () => {
    notify({ key: 'notices.added', tone: 'success', slot: 'cart' })
    notify({ key: 'notices.removed', tone: 'info', slot: 'cart' })
    expect(keys()).toEqual(['notices.removed'])
    notify({ key: 'handlers.network', tone: 'error' })
    notify({ key: 'handlers.bot', tone: 'error' })
    notify({ key: 'handlers.unexpected', tone: 'error' })
    expect(keys()).toEqual(['handlers.network', 'handlers.bot', 'handlers.unexpected'])
  })

  test('are dismissed by id', () => {
    const id = notify({ key: 'handlers.network', tone: 'error' })
    notify({ key: 'handlers.bot', tone: 'error' })
    dismissNotice(id)
    expect(keys()).toEqual(['handlers.bot'])
  })
})

describe('the search history', () => {
  const terms = () => renderHook(useSearchHistory).result.current

  test('has the latest eight, without duplicates, after a reload', () => {
    clearSearchHistory()
    for (const term of ['milk', 'rice', ' MILK ', '', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6'])
      rememberSearch(term)
    const latest = ['a6', 'a5', 'a4', 'a3', 'a2', 'a1', 'MILK', 'rice']
    expect(terms()).toEqual(latest)
    restoreSearchHistory()
    expect(terms()).toEqual(latest)
    clearSearchHistory()
    restoreSearchHistory()
    expect(terms()).toEqual([])
  })

  test('adds to what another tab has stored or cleared meanwhile', () => {
    rememberSearch('milk')
    localStorage.setItem('pasar.searches', '["rice","milk"]')
    rememberSearch('durian')
    expect(terms()).toEqual(['durian', 'rice', 'milk'])
    expect(localStorage.getItem('pasar.searches')).toBe('["durian","rice","milk"]')
    localStorage.removeItem('pasar.searches')
    rememberSearch('tea')
    expect(terms()).toEqual(['tea'])
    expect(localStorage.getItem('pasar.searches')).toBe('["tea"]')
  })

  test('is kept in memory where storage is blocked', () => {
    clearSearchHistory()
    block()
    rememberSearch('milk')
    rememberSearch('rice')
    expect(terms()).toEqual(['rice', 'milk'])
  })

  test.each(['{', '{"a":1}', '[1,null]'])('treats the broken record %o as empty', (broken) => {
    localStorage.setItem('pasar.searches', broken)
    restoreSearchHistory()
    expect(terms()).toEqual([])
  })
})

test('a store rendered to a string has its current value', () => {
  rememberSearch('durian')
  const Latest = () => useSearchHistory()[0]
  expect(renderToString(createElement(Latest))).toBe('durian')
})
