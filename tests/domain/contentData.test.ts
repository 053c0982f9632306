import { expect, test } from 'vitest'
import { blogData, faqData, postData, plainTextOf } from '../../src/domain/seo/contentData.ts'

const absolute = (path: string) => `https://pasar.example/${path.replace(/^\//, '')}`
const topic = { slug: 'recipes', name: 'Recipes' }
const teaser = {
  slug: 'kaya',
  title: 'Kaya',
  summary: 'On toast.',
  topic,
  illustration: 'coconut',
  tint: 'rice',
  publishedOn: '2026-11-16',
}

test.each([
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['<ul><li>rice</li><li>santan</li></ul>', 'rice santan'],
  ['<p>best <em>nasi goreng</em>, <a href="/cart">here</a></p>', 'best nasi goreng, here'],
  ['', ''],
])('the text of %s', (html, words) => {
  expect(plainTextOf(html)).toBe(words)
})

test('questions of all topics are one list', () => {
  const question = (name: string) => ({ id: name, question: name, answerHtml: `<p>${name}!</p>` })
  const data = faqData([
    { id: 'topic-1', title: 'A', questions: [question('one')] },
    { id: 'topic-2', title: 'B', questions: [question('two')] },
  ])
  expect(data.mainEntity).toEqual([
    { '@type': 'Question', name: 'one', acceptedAnswer: { '@type': 'Answer', text: 'one!' } },
    { '@type': 'Question', name: 'two', acceptedAnswer: { '@type': 'Answer', text: 'two!' } },
  ])
})

test('a post has its day, text, picture and address', () => {
  const sections = [{ id: 'part-1', heading: 'How', html: '<p>Stir.</p>' }]
  const data = postData(
    { ...teaser, sections, products: [] },
    { path: '/blog/kaya', language: 'en', absolute },
  )
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Kaya',
    datePublished: '2026-11-16',
    articleBody: 'How. Stir.',
    image: 'https://pasar.example/illustrations/coconut.svg',
    url: 'https://pasar.example/blog/kaya',
  })
})

test('the blog lists its posts by their addresses', () => {
  const pathOf = (slug: string) => `/blog/${slug}`
  const { blogPost } = blogData({ title: 'Blog', summary: 'All', posts: [teaser] }, { pathOf, absolute })
  expect(blogPost).toMatchObject([{ headline: 'Kaya', url: 'https://pasar.example/blog/kaya' }])
})
