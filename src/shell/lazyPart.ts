import type { ComponentType } from 'react'
import { report } from '../api/report.ts'
import { loadTexts } from '../i18n/index.ts'
import { lazyWithPreload } from '../ui/deferred/lazyWithPreload.tsx'

const Nothing = () => null

/** A lazily loaded part of the shell, with its texts. If it fails to load, the page works without it. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithPreload<Props>(
    async () => {
      const [part] = await Promise.all([load(), loadTexts('shop')])
      return part
    },
    (error) => {
      report('A part of the shell could not be loaded.', error)
      return Nothing
    },
  )
