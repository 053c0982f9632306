import { expect, test } from 'vitest'
import { deviceName } from '../../src/domain/deviceName.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    'Chrome · Android',
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Edge · Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
  ],
  [
    'Safari · iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  ],
  [
    'Safari · Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  ],
  ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Web', 'curl/8.0'],
])('%s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name)
})
