import type { ComponentType } from 'react'
import { loadLaterWords } from '../../i18n/index.ts'

/** By the rows of document 1 §2. Each loads from here, so that every start does not name their files. */
const pages = {
  '/style-guide': async () => (await import('./StyleGuidePage.tsx')).StyleGuidePage,
  '/version': async () => (await import('./VersionPage.tsx')).VersionPage,
}

export type DeveloperPath = keyof typeof pages

/** A page for who builds the shop, with its words. */
export async function developerPage(path: DeveloperPath): Promise<ComponentType> {
  const [page] = await Promise.all([pages[path](), loadLaterWords('developer')])
  return page
}
