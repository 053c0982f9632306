import { render, renderHook, screen } from '@testing-library/react'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterAll, afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import en from '../../locales/en/common.json' with { type: 'json' }
import ms from '../../locales/ms/common.json' with { type: 'json' }
import { requestLanguage } from '../../src/api/language.ts'
import { failureMessage } from '../../src/i18n/failureMessages.ts'
import { formatCount, formatDate, formatDay, formatTime, formatTimes } from '../../src/i18n/format.ts'
import { createI18n, hasTextsIn, loadTexts, startI18n, useT } from '../../src/i18n/index.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import { openShop } from './shop.ts'
import { matchedBy } from '../mocks/matchedBy.ts'

const shop = openShop()
let logged: MockInstance
beforeEach(async () => {
  await shop.reset()
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(shop.close)

const failing = (times: number, language: string) => {
  let left = times
  shop.server.faultInjector = matchedBy(({ call, params }) => {
    if (call !== 'readNamespace' || params['language'] !== language || left === 0) return undefined
    left -= 1
    return { kind: 'status', status: 503 }
  })
}
const inside =
  (instance: I18n) =>
  ({ children }: { children: ReactNode }) => <I18nextProvider i18n={instance}>{children}</I18nextProvider>
const Undo = () => useT()('notices.undo')

describe('texts (document 2 §7, Translations; §8)', () => {
  test('come from the server, language by language', async () => {
    expect(await loadMessages('ms', 'common')).toEqual({ language: 'ms', texts: ms })
    expect(shop.calls('readNamespace')).toBe(1)
  })

  test('that fail to load are logged and requested once more', async () => {
    failing(1, 'ms')
    expect((await loadMessages('ms', 'common')).language).toBe('ms')
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('ms/common'), expect.anything())
    expect(shop.calls('readNamespace')).toBe(2)
  })

  test('then English is used', async () => {
    failing(2, 'ms')
    expect(await loadMessages('ms', 'common')).toEqual({ language: 'en', texts: en })
  })

  test('without English either it throws', async () => {
    failing(2, 'en')
    await expect(loadMessages('en', 'common')).rejects.toMatchObject({ kind: 'server' })
  })

  test('another language updates the screen, and requests send it', async () => {
    await startI18n('en')
    render(<Undo />)
    expect(screen.getByText('Undo')).toBeVisible()
    expect(await startI18n('ms')).toBe('ms')
    expect(await screen.findByText('Buat asal')).toBeVisible()
    expect(requestLanguage()).toBe('ms')
  })

  test('a part that is requested while the language changes has its texts in the new one', async () => {
    await startI18n('en')
    await loadTexts('shop')
    shop.server.faultInjector = matchedBy(({ call, params }) => {
      const { language, namespace } = params
      if (call === 'readNamespace' && language === 'zh' && namespace === 'shop') void loadTexts('account')
      return undefined
    })
    await startI18n('zh')
    expect(hasTextsIn('zh')).toBe(true)
    const { result } = renderHook(() => useT())
    expect(result.current('demo_logins.title')).toBe('演示账户')
  })

  test('a missing key is logged and shown as the key', () => {
    const { notices: _, ...fewer } = en
    const { result } = renderHook(() => useT(), {
      wrapper: inside(createI18n('en', { en: { common: fewer } })),
    })
    expect(result.current('notices.undo')).toBe('notices.undo')
    expect(logged).toHaveBeenCalledWith('No text for common:notices.undo in en.', '')
  })

  test('a text renders to a string with the loaded texts', () => {
    const Wrapped = inside(createI18n('ms', { ms: { common: ms } }))
    expect(
      renderToString(
        <Wrapped>
          <Undo />
        </Wrapped>,
      ),
    ).toBe('Buat asal')
  })

  test('values are inserted unescaped, and a count selects the plural form', () => {
    const { result } = renderHook(() => useT(), { wrapper: inside(createI18n('en', { en: { common: en } })) })
    expect(result.current('notices.added', { name: 'Salt & pepper' })).toBe('Salt & pepper added to cart')
    expect(result.current('cart.items', { count: 1 })).toBe('1 item')
    expect(result.current('cart.items', { count: 2 })).toBe('2 items')
  })
})

describe('dates and counts in Malaysia', () => {
  test.each([
    ['2026-11-21', '21/11/2026'],
    ['2026-11-21T08:00:00.000Z', '21/11/2026'],
    // After four in the afternoon UTC it is the next day in Kuala Lumpur.
    ['2026-11-21T16:00:00.000Z', '22/11/2026'],
    ['2026-01-05', '05/01/2026'],
  ])('%s is %s', (iso, text) => {
    expect(formatDate(iso)).toBe(text)
  })

  test('days, times and counts follow the language', () => {
    expect(formatDay('2026-11-21', 'en')).toMatch(/Sat.*21.*Nov/)
    expect(formatDay('2026-11-21', 'ms')).toMatch(/Sab.*21.*Nov/)
    expect(formatTime('2026-11-21T08:30:00.000Z', 'en')).toMatch(/^4:30/)
    expect(formatCount(1204, 'en')).toBe('1,204')
  })
})

describe('the hours of a slot', () => {
  test.each([
    ['en', '2026-11-21T08:00:00.000Z', '2026-11-21T10:00:00.000Z', '4–6 pm'],
    ['en', '2026-11-21T02:00:00.000Z', '2026-11-21T04:00:00.000Z', '10 am–12 pm'],
    ['ms', '2026-11-21T08:00:00.000Z', '2026-11-21T10:00:00.000Z', '4–6 petang'],
    ['ms', '2026-11-21T02:00:00.000Z', '2026-11-21T04:00:00.000Z', '10 pagi–12 tgh hari'],
  ] as const)('%s: %s to %s is %s', (language, start, end, text) => {
    expect(formatTimes(start, end, language)).toBe(text)
  })
})

describe('the message of a failure', () => {
  test.each([
    [{ kind: 'network', code: null }, 'handlers.network'],
    [{ kind: 'server', code: 'server_error' }, 'handlers.unexpected'],
    [{ kind: 'notJson', code: null }, 'handlers.unexpected'],
    [{ kind: 'unauthorized', code: null }, 'handlers.unauthorized'],
    [{ kind: 'refused', code: 487 }, 'handlers.payment_method_create_failed'],
    [{ kind: 'refused', code: 596 }, 'handlers.phone_number_already_registered'],
    [{ kind: 'refused', code: 'slot_taken' }, 'handlers.slot_taken'],
    [{ kind: 'refused', code: 'something_new' }, 'handlers.unexpected'],
  ] as const)('%o', (failure, word) => {
    expect(failureMessage(failure)).toBe(word)
  })
})
