import { expect, test } from 'vitest'
import { cleanHtml } from '../../src/ui/text/cleanHtml.ts'

test.each([
  [
    'words and their order stay',
    '<h2>Milk</h2><ul><li><b>fresh</b></li></ul>',
    '<h2>Milk</h2><ul><li><b>fresh</b></li></ul>',
  ],
  ['a script goes with all that is in it', 'a<script>alert(1)</script>b', 'ab'],
  ['what would run when pressed goes', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  [
    'what would lie over the page goes',
    '<p style="position:fixed;inset:0" class="modal" id="root">a</p>',
    '<p>a</p>',
  ],
  [
    'what would load goes',
    'a<img src="x" onerror="alert(1)"><iframe src="https://elsewhere.example"></iframe><svg/onload=alert(1)>',
    'a',
  ],
  ['a form goes, its words stay', '<form action="/login"><input name="password">log in</form>', 'log in'],
  ['a link that runs leads nowhere', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['so does one with a hidden scheme', '<a href="&#106;ava&#10;script:alert(1)">a</a>', '<a>a</a>'],
  ['and one of data', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['and one to another host without a scheme', '<a href="//elsewhere.example">a</a>', '<a>a</a>'],
  ['an own path gets the base', '<a href="/t/faqs" target="_blank">a</a>', '<a href="/shop/t/faqs">a</a>'],
  [
    'a letter stays',
    '<a href="mailto:help@pasar.example">a</a>',
    '<a href="mailto:help@pasar.example">a</a>',
  ],
  [
    'a link to another site opens without opener and referrer',
    '<a href="https://elsewhere.example/">a</a>',
    '<a href="https://elsewhere.example/" rel="noopener noreferrer nofollow">a</a>',
  ],
])('%s', (_what, html, clean) => {
  expect(cleanHtml(html, '/shop')).toBe(clean)
})
