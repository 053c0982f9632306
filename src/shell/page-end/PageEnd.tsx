import { memo } from 'react'
import { BackToTop } from '../BackToTop.tsx'
import { Footer } from '../footer/Footer.tsx'
import type { LayoutOptions } from '../../contract/routes.ts'

// Neither depends on the navigation state.
const StillFooter = memo(Footer)
const StillBackToTop = memo(BackToTop)

/** The footer and the back-to-top button. */
export const PageEnd = ({ hasFooter, hasBackToTop }: Pick<LayoutOptions, 'hasFooter' | 'hasBackToTop'>) => (
  <>
    {hasFooter ? <StillFooter /> : null}
    {hasBackToTop ? <StillBackToTop /> : null}
  </>
)
