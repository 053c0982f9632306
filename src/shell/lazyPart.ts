import type { ComponentType } from 'react'
import { report } from '../api/report.ts'
import { loadLaterWords } from '../i18n/index.ts'
import { lazyWithPreload } from '../ui/deferred/lazyWithPreload.tsx'

const Nothing = () => null

/**
 * A part of the shell that no first page needs, with the words it says. Where it cannot be loaded, the page does without: furniture
 * never takes the page down with it.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithPreload<Props>(
    async () => {
      const [part] = await Promise.all([load(), loadLaterWords()])
      return part
    },
    (error) => {
      report('A part of the shell could not be loaded.', error)
      return Nothing
    },
  )
