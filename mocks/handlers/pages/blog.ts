import type { BlogPost, BlogTopic } from '../../../fixtures/content/blog/post.ts'
import { blogHead, blogPosts, topicNames } from '../../../fixtures/content/blog.ts'
import { productGidOf } from '../../../fixtures/gids.ts'
import type { BlogTeaser } from '../../../src/contract/entities/content.ts'
import type { ListingEntry } from '../../../src/contract/entities/product/listingEntry.ts'
import type { Language } from '../../../src/contract/enumerations.ts'
import { addressOf } from '../../base/addresses.ts'
import { variantGidFor } from '../../catalogue/catalogue.ts'
import { infoOf, partAsked, placed, sectionsIn } from './contentParts.ts'
import type { PageAnswer, PageRequest } from './pageRequest.ts'

const POSTS_A_PAGE = 4
const SECTIONS_A_PAGE = 2
const BESIDE = 3

const topicOf = (slug: BlogTopic, language: Language) => ({ slug, name: topicNames[slug][language] })

const topicsIn = (language: Language) =>
  (Object.keys(topicNames) as BlogTopic[]).map((slug) => topicOf(slug, language))

const teaserOf = (
  { slug, topic, illustration, tint, published, words }: BlogPost,
  language: Language,
): BlogTeaser => ({
  slug,
  title: words[language].title,
  summary: words[language].summary,
  topic: topicOf(topic, language),
  illustration,
  tint,
  publishedOn: published,
})

const isTopic = (slug: string): slug is BlogTopic => Object.hasOwn(topicNames, slug)

/** The products of a post that are for sale. */
const entriesOf = ({ products }: BlogPost, { catalogueView }: PageRequest): ListingEntry[] =>
  products.flatMap(
    (slug) => catalogueView.entry(variantGidFor(productGidOf(slug), catalogueView.catalogue)) ?? [],
  )

/** `/blog`: all posts, the newest first. */
export function blogPage(request: PageRequest): PageAnswer {
  const { language } = request
  const { items, pages } = partAsked(blogPosts, blogPosts.length, request, 'all')
  const { title, summary } = blogHead[language]
  return {
    page: {
      page: infoOf('blog', addressOf.blog(), title, summary, request),
      blog: {
        ...blogHead[language],
        topics: topicsIn(language),
        posts: items.map((post) => teaserOf(post, language)),
        pages,
      },
    },
  }
}

function topicPage(slug: BlogTopic, request: PageRequest): PageAnswer {
  const { language } = request
  const posts = blogPosts.filter(({ topic }) => topic === slug)
  const { items, pages } = partAsked(posts, POSTS_A_PAGE, request, 'first')
  const topic = topicOf(slug, language)
  return {
    page: {
      page: infoOf(
        'blog',
        addressOf.blog(slug),
        `${topic.name} · ${blogHead[language].title}`,
        blogHead[language].summary,
        request,
      ),
      blog: {
        ...blogHead[language],
        topics: topicsIn(language),
        topic,
        posts: items.map((post) => teaserOf(post, language)),
        pages,
      },
    },
  }
}

/** `/blog/:slug`: a post, or the posts of a topic. */
export function blogPostPage(request: PageRequest): PageAnswer {
  const { params, language } = request
  const slug = params['slug'] ?? ''
  if (isTopic(slug)) return topicPage(slug, request)
  const post = blogPosts.find((one) => one.slug === slug)
  if (!post) return null
  const { title, summary, sections } = post.words[language]
  const { items, pages } = partAsked(placed(sections), SECTIONS_A_PAGE, request, 'all')
  const others = blogPosts.filter((other) => other !== post && other.topic === post.topic)
  return {
    page: {
      page: infoOf('blogPost', addressOf.blog(slug), title, summary, request),
      blog: {
        ...blogHead[language],
        topics: topicsIn(language),
        topic: topicOf(post.topic, language),
        posts: others.slice(0, BESIDE).map((other) => teaserOf(other, language)),
        post: {
          ...teaserOf(post, language),
          sections: sectionsIn(items, request),
          products: entriesOf(post, request),
        },
        pages,
      },
    },
  }
}
