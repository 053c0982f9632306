import { plainPages } from '../../fixtures/content/pages.ts'
import { shopConfig } from '../../fixtures/shopConfig.ts'
import { logo, startFailure } from '../shellPage.ts'

/** The content for such a browser. A full page would consist of links that lead back to it. */
export function unsupportedNote(): string {
  const { title, html } = plainPages.unsupported
  const { careline } = shopConfig
  const call = `<a href="tel:${careline.replaceAll(' ', '')}">${careline.replaceAll(' ', '&nbsp;')}</a>`
  return startFailure(
    (language) => `${logo()}<h1>${title[language]}</h1>${html[language].replaceAll('{careline}', call)}`,
  )
}
