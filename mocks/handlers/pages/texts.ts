import { ccpa } from '../../../fixtures/content/ccpa.ts'
import { faqs } from '../../../fixtures/content/faqs.ts'
import { privacyEnglish, privacyMalay } from '../../../fixtures/content/privacy.ts'
import { refunds } from '../../../fixtures/content/refunds.ts'
import { terms } from '../../../fixtures/content/terms.ts'
import type { TextRow } from '../../../fixtures/content/text.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { addressOf } from '../../addresses.ts'
import { filledIn, infoOf, partAsked, sectionsIn } from './contentParts.ts'
import type { PageAnswer, PageRequest } from './pageRequest.ts'

const texts: readonly TextRow[] = [terms, privacyEnglish, privacyMalay, refunds, ccpa]

const SECTIONS_A_PAGE = 4
const FAQS = 'faqs'

const faqTitle: Readonly<Record<Language, string>> = {
  en: 'Help and questions',
  ms: 'Bantuan dan soalan',
  zh: '帮助与常见问题',
}

/** In the visitor's language, or the one it is written in. */
const written = <T>(words: Readonly<Partial<Record<Language, T>>>, language: Language): T | undefined =>
  words[language] ?? words[Language.ENGLISH] ?? Object.values(words)[0]

const contactOf = ({ config: { supportEmail, careline } }: PageRequest) => ({ supportEmail, careline })

function faqPage(request: PageRequest): PageAnswer {
  const { language } = request
  const title = faqTitle[language]
  const { items, pages } = partAsked(faqs[language], SECTIONS_A_PAGE, request, 'all')
  return {
    page: {
      page: infoOf('text', addressOf.text(FAQS), title, title, request),
      email: contactOf(request),
      content: { slug: FAQS, title, sections: [], pages },
      faq: {
        topics: items.map(([topic, questions]) => ({
          title: topic,
          questions: questions.map(([question, html]) => ({ question, answerHtml: filledIn(html, request) })),
        })),
      },
    },
  }
}

/** `/t/:slug`: the shop's texts; the questions have a group of their own. */
export function textPage(request: PageRequest): PageAnswer {
  const { params, language } = request
  const { slug } = params
  if (slug === FAQS) return faqPage(request)
  const row = texts.find((text) => text.slug === slug)
  const title = row && written(row.title, language)
  const sections = row && written(row.sections, language)
  if (!row || title === undefined || !sections) return null
  const { items, pages } = partAsked(sections, SECTIONS_A_PAGE, request, 'all')
  return {
    page: {
      page: infoOf('text', addressOf.text(row.slug), title, title, request),
      email: contactOf(request),
      content: {
        slug: row.slug,
        title,
        updatedOn: row.updated,
        sections: sectionsIn(items, request),
        pages,
      },
    },
  }
}
