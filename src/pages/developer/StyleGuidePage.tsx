import type { ComponentType } from 'react'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { MuiScope } from '../../ui/dialog/MuiScope.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { usePageGroup } from '../pageGroup.ts'
import { Seo } from '../../features/seo/Seo.tsx'
import { Cards } from './Cards.tsx'
import { Badges, Buttons, Icons, Progress, Skeletons, Switches } from './Controls.tsx'
import { Fields } from './Fields.tsx'
import { Colours, Letters, Tints } from './Foundations.tsx'
import styles from './StyleGuide.module.css'

interface Part {
  title: MessageKey
  part: ComponentType
}

const parts: readonly Part[] = [
  { title: 'style_guide.colours', part: Colours },
  { title: 'style_guide.tints', part: Tints },
  { title: 'style_guide.letters', part: Letters },
  { title: 'style_guide.buttons', part: Buttons },
  { title: 'style_guide.switches', part: Switches },
  { title: 'style_guide.badges', part: Badges },
  { title: 'style_guide.cards', part: Cards },
  { title: 'style_guide.icons', part: Icons },
  { title: 'style_guide.progress', part: Progress },
  { title: 'style_guide.skeletons', part: Skeletons },
]

const SCHEMES = ['light', 'dark'] as const

/** Every component in its states, light and dark, as the pages use it (document 1 §2, `/style-guide`). */
export function StyleGuidePage() {
  const t = useT()
  const { page, content } = usePageGroup('content')
  return (
    <article className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <h1 className={styles.title}>{content.title}</h1>
      {parts.map(({ title, part: Part }) => (
        <section key={title} aria-label={t(title)} className={styles.section}>
          <h2 className={styles.heading}>{t(title)}</h2>
          {SCHEMES.map((scheme) => (
            <div key={scheme} className={styles.scheme} data-scheme={scheme}>
              <h3 className={styles.name}>{t(`shell.scheme_${scheme}`)}</h3>
              <Part />
            </div>
          ))}
        </section>
      ))}
      <section aria-label={t('style_guide.fields')} className={styles.section}>
        <h2 className={styles.heading}>{t('style_guide.fields')}</h2>
        {/* Material UI takes its colours from the document, so these are in the page's own scheme only. */}
        <div className={styles.scheme}>
          <MuiScope fallback={<Skeleton shape="hero" />}>
            <Fields />
          </MuiScope>
        </div>
      </section>
    </article>
  )
}
