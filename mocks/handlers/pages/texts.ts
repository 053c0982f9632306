import { ccpa } from '../../../fixtures/content/ccpa.ts'
import { faqHead, faqs } from '../../../fixtures/content/faqs.ts'
import { privacyEnglish, privacyMalay } from '../../../fixtures/content/privacy.ts'
import { refunds } from '../../../fixtures/content/refunds.ts'
import { terms } from '../../../fixtures/content/terms.ts'
import type { TextRow } from '../../../fixtures/content/text.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { addressOf } from '../../base/addresses.ts'
import { contactOf, filledIn, infoOf, partAsked, placed, sectionsIn } from './contentParts.ts'
import type { PageAnswer, PageRequest } from './pageRequest.ts'

const texts: readonly TextRow[] = [terms, privacyEnglish, privacyMalay, refunds, ccpa]

const SECTIONS_A_PAGE = 4
const TOPICS_A_PAGE = 4
const FAQS = 'faqs'

/** In the visitor's language, or the one it is written in. */
const writtenIn = ({ title }: TextRow, language: Language): Language | undefined =>
  [language, Language.ENGLISH, Language.MALAY].find((each) => title[each] !== undefined)

function faqPage(request: PageRequest): PageAnswer {
  const { language } = request
  const { title, summary } = faqHead[language]
  const topics = faqs[language].map(([name, questions], index) => ({
    id: `topic-${index + 1}`,
    name,
    questions,
  }))
  const { items, pages } = partAsked(topics, TOPICS_A_PAGE, request, 'all')
  return {
    page: {
      page: infoOf('text', addressOf.text(FAQS), title, summary, request),
      email: contactOf(request),
      content: { slug: FAQS, title, summary, sections: [], pages },
      faq: {
        topics: items.map(({ id, name, questions }) => ({
          id,
          title: name,
          questions: questions.map(([question, html], index) => ({
            id: `${id}-${index + 1}`,
            question,
            answerHtml: filledIn(html, request),
          })),
        })),
      },
    },
  }
}

/** `/t/:slug`: the shop's texts; the questions have a group of their own. */
export function textPage(request: PageRequest): PageAnswer {
  const { params } = request
  const { slug } = params
  if (slug === FAQS) return faqPage(request)
  const row = texts.find((text) => text.slug === slug)
  const language = row && writtenIn(row, request.language)
  if (!row || !language) return null
  const {
    title: { [language]: title = '' },
    summary: { [language]: summary = '' },
  } = row
  const { items, pages } = partAsked(placed(row.sections[language] ?? []), SECTIONS_A_PAGE, request, 'all')
  return {
    page: {
      page: infoOf('text', addressOf.text(row.slug), title, summary, request),
      email: contactOf(request),
      content: {
        slug: row.slug,
        title,
        summary,
        ...(language === request.language ? {} : { language }),
        updatedOn: row.updated,
        sections: sectionsIn(items, request),
        pages,
      },
    },
  }
}
