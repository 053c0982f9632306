import { expect, test } from 'vitest'
import { withoutInline } from '../../src/ui/text/withoutInline.ts'

test.each([
  ['<p style="position:fixed;inset:0">Kopi</p>', '<p>Kopi</p>'],
  ["<p class='a' STYLE = 'color:red' id=x>Kopi</p>", "<p class='a' id=x>Kopi</p>"],
  ['<img src="x"style=color:red>', '<img src="x"style=color:red>'],
  ['<a title="a > b" style="color:red" href="/cart">x</a>', '<a title="a > b" href="/cart">x</a>'],
  ['<img src="x" onerror="alert(2)">', '<img src="x">'],
  ['<svg/onload=alert(1)>', '<svg>'],
  ['<h2 ONCLICK=\'alert("1")\' id="a">Drinks</h2>', '<h2 id="a">Drinks</h2>'],
  ['<p>one</p><style>p { color: red }</style><p>two</p>', '<p>one</p><p>two</p>'],
])('%s', (html, left) => {
  expect(withoutInline(html)).toBe(left)
})

test.each([
  '<p>In the style="Nyonya" of Melaka, 3 < 4</p>',
  '<a href="/products/search/old style=new">x</a>',
  '<p data-style="a" data-on="b">x</p>',
  'carry on = go on',
  'no tag at all',
])('leaves alone %s', (html) => {
  expect(withoutInline(html)).toBe(html)
})
