import type { Blog, BlogTeaser, Faq } from '../../contract/entities/content.ts'
import type { Absolute } from './structuredData.ts'

/** The text of an editor's HTML, with a space in place of each tag. */
export const plainTextOf = (html: string): string =>
  html
    .replaceAll(/<\/?(?:p|li|ul|ol|br|h\d)\b[^>]*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Questions and answers as schema.org `FAQPage`. */
export const faqData = (topics: Faq['topics']) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: topics.flatMap(({ questions }) =>
    questions.map(({ question, answerHtml }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answerHtml) },
    })),
  ),
})

interface Place {
  /** The path of the post, without the base path. */
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

/** A post as schema.org `BlogPosting`, with the shop as author and its picture. */
export const postData = (post: NonNullable<Blog['post']>, place: Place) => ({
  '@context': 'https://schema.org',
  ...headOf(post, place),
  articleSection: post.topic.name,
  articleBody: post.sections.map(({ heading, html }) => `${heading}. ${plainTextOf(html)}`).join(' '),
  inLanguage: place.language,
  image: place.absolute(`illustrations/${post.illustration}.svg`),
  author: { '@type': 'Organization', name: 'Pasar' },
  publisher: { '@type': 'Organization', name: 'Pasar' },
})

/** The blog as schema.org `Blog` with the posts of its page; `pathOf` builds the path of a post without the base path. */
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
