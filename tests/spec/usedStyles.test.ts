import { expect, test } from 'vitest'
import { readSheet, usedStyles } from '../../build/prerender/usedStyles.ts'

const page =
  '<body><div class="card open"><a class="link" href="/"><img class="picture" alt=""/>Tea</a></div><nav class="aside"><b class="deep">x</b></nav><p data-tint="fruit">y</p></body>'
const used = (css: string, { theme = '', late = '' } = {}) =>
  usedStyles(page, readSheet(theme), { own: [readSheet(css)], late: [readSheet(late)] })

test.each([
  ['a class it has', '.card{color:red}', '.card{color:red}'],
  ['a class it has not', '.other{color:red}', ''],
  ['of several the ones it has', '.other,.card,.card .other{color:red}', '.card{color:red}'],
  ['a tag it has not', 'h1,a{color:red}', 'a{color:red}'],
  [
    'an attribute with its value',
    '[data-tint=fruit]{color:red}[data-tint=meat]{color:red}',
    '[data-tint=fruit]{color:red}',
  ],
  ['what may be missing', '.card:not(.other){color:red}', '.card:not(.other){color:red}'],
  [
    'what the start script puts on the root',
    'html[data-painted] .card{top:0}',
    'html[data-painted] .card{top:0}',
  ],
  [
    'a press and the focus',
    '.link:active{top:0}.link:focus-visible{top:0}',
    '.link:active{top:0}.link:focus-visible{top:0}',
  ],
  ['a mouse', '.link:hover,.link{color:red}', '.link{color:red}'],
  ['movement', '.card{transition:all 1s;color:red}', '.card{color:red}'],
  ['what is off where nothing is', '.link:disabled{color:red}', ''],
  ['a wide window', '@media (width>=768px){.card{color:red}}', ''],
  [
    'a narrow one',
    '@media (width<768px){.card{color:red}.other{top:0}}',
    '@media (width<768px){.card{color:red}}',
  ],
  [
    'what is in something that a phone hides',
    '.aside{display:none}.aside .deep{color:red}.link{color:red}',
    '.aside{display:none}.link{color:red}',
  ],
  [
    'what follows a picture that it hides',
    '.picture{display:none}.deep{color:red}',
    '.picture{display:none}.deep{color:red}',
  ],
])('a page and %s', (_, css, kept) => {
  expect(used(css)).toEqual({ prerendered: kept, kept: '' })
})

test('keeps the variables of the theme that are used, also by another variable or on a wide window', () => {
  const theme = ':root{--ink:black;--line:var(--ink);--leaf:green;--wide:1px}'
  expect(used('.card{color:var(--line)}@media (width>=768px){.card{top:var(--wide)}}', { theme })).toEqual({
    prerendered: '.card{color:var(--line)}',
    kept: ':root{--ink:black;--line:var(--ink);--wide:1px}',
  })
})

test('lets rules that may load later stay after the others have loaded', () => {
  expect(used('.card{color:red}', { late: '.link,.other{top:0}' })).toEqual({
    prerendered: '.card{color:red}',
    kept: '.link{top:0}',
  })
})

test('refuses nested rules, which would be lost', () => {
  expect(() => readSheet('.card{.link{color:red}}')).toThrow('A rule inside of .card')
})
