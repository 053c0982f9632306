import { memo } from 'react'
import { BackToTop } from '../BackToTop.tsx'
import { Footer } from '../footer/Footer.tsx'
import type { LayoutOptions } from '../../contract/routes.ts'

// Neither has anything to do with the steps of a navigation.
const StillFooter = memo(Footer)
const StillBackToTop = memo(BackToTop)

/** The footer, and the way back up from it. */
export const PageEnd = ({ hasFooter, hasBackToTop }: Pick<LayoutOptions, 'hasFooter' | 'hasBackToTop'>) => (
  <>
    {hasFooter ? <StillFooter /> : null}
    {hasBackToTop ? <StillBackToTop /> : null}
  </>
)
