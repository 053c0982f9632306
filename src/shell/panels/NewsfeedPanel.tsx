import { useEffect, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { engagementCalls } from '../../contract/calls/engagement.ts'
import type { NewsfeedStory } from '../../contract/entities/engagement/newsfeed.ts'
import { formatDate } from '../../i18n/format.ts'
import { useT } from '../../i18n/index.ts'
import { haveReadNews } from '../../stores/notices/newsfeed.ts'
import { closePanel, usePanels } from '../../stores/overlays/panels.ts'
import { useSession } from '../../stores/session/session.ts'
import { BannerLink } from '../../ui/link/BannerLink.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Drawer } from '../../ui/dialog/Drawer.tsx'
import { announce } from '../../ui/feedback/Announcer.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Illustration } from '../../ui/media/Illustration.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './NewsfeedPanel.module.css'

type Stories = readonly NewsfeedStory[] | 'loading' | 'failed'

/** The newsfeed of the shop and the shopper, the newest first (document 1 §2, Panels). Opening it marks it as read. */
export function NewsfeedPanel() {
  const t = useT()
  const isOpen = usePanels((panels) => panels.open === 'newsfeed')
  return (
    <Drawer isOpen={isOpen} onClose={closePanel} title={t('newsfeed.title')}>
      {isOpen ? <Newsfeed /> : null}
    </Drawer>
  )
}

function Newsfeed() {
  const t = useT()
  const language = useSession((session) => session.language)
  // The content depends on the shop's clock: at another time it has other stories.
  const base = useSession((session) => session.base)
  const [stories, setStories] = useState<Stories>('loading')
  const [attempt, setAttempt] = useState(0)
  const [isReading, setReading] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    const read = async () => {
      try {
        const { data } = await request(engagementCalls.newsfeed, { signal: controller.signal })
        setStories(data.stories)
        haveReadNews()
      } catch (error) {
        if (controller.signal.aborted) return
        if (!isFailure(error)) throw error
        setStories('failed')
        announce(t('newsfeed.failed'))
      }
      setReading(false)
    }
    void read()
    return () => controller.abort()
  }, [t, attempt, language, base])

  if (stories === 'loading')
    return (
      <div className={styles.stories} aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    )
  if (stories === 'failed')
    return (
      <EmptyState
        illustration="shopping-cart"
        text={t('newsfeed.failed')}
        action={
          <Button
            pending={isReading}
            onClick={() => {
              setReading(true)
              setAttempt(attempt + 1)
            }}
          >
            {t('errors.try_again')}
          </Button>
        }
      />
    )
  if (stories.length === 0) return <EmptyState illustration="shopping-cart" text={t('newsfeed.empty')} />
  return (
    <ul className={styles.stories} aria-label={t('newsfeed.title')}>
      {stories.map((story) => (
        <Story key={story._id} story={story} />
      ))}
    </ul>
  )
}

function Story({
  story: { title, text, illustration, publishedAt, isNew, action },
}: {
  story: NewsfeedStory
}) {
  const t = useT()
  return (
    <li className={styles.story}>
      <Illustration name={illustration} size={44} className={styles.picture} />
      <div className={styles.texts}>
        <p className={styles.when}>
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
          {isNew ? <span className={styles.fresh}>{t('newsfeed.new')}</span> : null}
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        {action ? <BannerLink action={action} className={styles.link} onFollowed={closePanel} /> : null}
      </div>
    </li>
  )
}
