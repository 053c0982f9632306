import { useState } from 'react'
import { serverBase } from '../../api/address.ts'
import { formatDate, formatTime } from '../../i18n/format.ts'
import { useLanguage, useT } from '../../i18n/index.ts'
import { announce } from '../../ui/feedback/Announcer.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { usePageGroup } from '../pageGroup.ts'
import { Seo } from '../../features/seo/Seo.tsx'
import { runningBuild, useAnswers } from './running.ts'
import styles from './VersionPage.module.css'

declare global {
  interface ImportMetaEnv {
    /** From package.json. */
    readonly VITE_SHOP_VERSION: string
  }
}

/** Each fact about the running shop with its label, in the order of a bug report. */
function useFacts(): readonly (readonly [name: string, fact: string])[] {
  const t = useT()
  const language = useLanguage()
  const { version } = usePageGroup('content')
  const answers = useAnswers()
  const whoAnswers =
    answers.by === 'page'
      ? t('version.in_page', { reason: t(answers.reason) })
      : t(answers.by === 'worker' ? 'version.by_worker' : 'version.by_network')
  const ofServer =
    version === undefined
      ? []
      : ([
          [t('version.server'), version.server],
          [
            t('version.state'),
            t(version.isKept ? 'version.kept' : 'version.not_kept', { number: version.stateVersion }),
          ],
          [t('version.opened'), `${formatDate(version.openedAt)} ${formatTime(version.openedAt, language)}`],
        ] as const)
  return [
    [t('version.shop'), `Pasar ${import.meta.env.VITE_SHOP_VERSION}`],
    [t('version.build'), runningBuild() ?? t('version.not_built')],
    [t('version.address'), serverBase().href],
    [t('version.answers'), whoAnswers],
    ...ofServer,
  ]
}

/** The version and environment of the shop, for bug reports (document 1 §2, `/version`). */
export function VersionPage() {
  const t = useT()
  const { page, content } = usePageGroup('content')
  const facts = useFacts()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(facts.map((fact) => fact.join(': ')).join('\n'))
      setIsCopied(true)
      announce(t('version.copied'))
    } catch {
      // On plain http, or without permission, there is no clipboard.
      announce(t('version.copy_failed'))
    }
  }
  return (
    <article className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <h1 className={styles.title}>{content.title}</h1>
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{fact}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Button variant="outline" onClick={() => void copy()}>
          {t(isCopied ? 'version.copied' : 'version.copy')}
        </Button>
      </p>
    </article>
  )
}
