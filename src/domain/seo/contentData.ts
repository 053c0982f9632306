import type { Blog, BlogTeaser, Faq } from '../../contract/entities/content.ts'
import type { Absolute } from './structuredData.ts'

/** The words of an editor's HTML, a space where a tag stood between two of them. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<\/?(?:p|li|ul|ol|br|h\d)\b[^>]*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Questions and answers for search engines: schema.org `FAQPage`. */
export const faqData = (topics: Faq['topics']) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: topics.flatMap(({ questions }) =>
    questions.map(({ question, answerHtml }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(answerHtml) },
    })),
  ),
})

interface Place {
  /** The post's base-less path. */
  path: string
  language: string
  absolute: Absolute
}

const headOf = (
  { title, summary, publishedOn }: BlogTeaser,
  { path, absolute }: Omit<Place, 'language'>,
) => ({
  '@type': 'BlogPosting',
  headline: title,
  description: summary,
  datePublished: publishedOn,
  url: absolute(path),
})

/** A post for search engines: schema.org `BlogPosting`, by the shop and with its picture. */
export const postData = (post: NonNullable<Blog['post']>, place: Place) => ({
  '@context': 'https://schema.org',
  ...headOf(post, place),
  articleSection: post.topic.name,
  articleBody: post.sections.map(({ heading, html }) => `${heading}. ${wordsOf(html)}`).join(' '),
  inLanguage: place.language,
  image: place.absolute(`illustrations/${post.illustration}.svg`),
  author: { '@type': 'Organization', name: 'Pasar' },
  publisher: { '@type': 'Organization', name: 'Pasar' },
})

/** The blog for search engines: schema.org `Blog` with the posts on its page; `pathOf` builds a post's base-less path. */
export const blogData = (
  { title, summary, posts }: Pick<Blog, 'title' | 'summary' | 'posts'>,
  { pathOf, absolute }: { pathOf: (slug: string) => string; absolute: Absolute },
) => ({
  '@context': 'https://schema.org',
  '@type': 'Blog',
  name: title,
  description: summary,
  blogPost: posts.map((post) => headOf(post, { path: pathOf(post.slug), absolute })),
})
