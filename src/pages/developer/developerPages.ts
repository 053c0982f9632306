import type { ComponentType } from 'react'
import { loadTexts } from '../../i18n/index.ts'

/** By the rows of document 1 §2. They load from here, so that the start-up code does not contain their file names. */
const pages = {
  '/style-guide': async () => (await import('./StyleGuidePage.tsx')).StyleGuidePage,
  '/version': async () => (await import('./VersionPage.tsx')).VersionPage,
}

export type DeveloperPath = keyof typeof pages

/** A developer page, with its texts. */
export async function developerPage(path: DeveloperPath): Promise<ComponentType> {
  const [page] = await Promise.all([pages[path](), loadTexts('developer')])
  return page
}
