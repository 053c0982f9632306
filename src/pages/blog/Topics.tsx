import type { Blog } from '../../contract/entities/content.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { ChipRow } from '../../ui/layout/ChipRow.tsx'

interface TopicsProps extends Pick<Blog, 'topics'> {
  here: Blog['topic']
}

/** The topics of the blog, as a scrolling row of chips. */
export function Topics({ topics, here }: TopicsProps) {
  const t = useT()
  const all = [{ slug: undefined, name: t('blog.all') }, ...topics]
  return (
    <ChipRow
      label={t('blog.topics')}
      chips={all.map(({ slug, name }) => ({
        id: slug ?? '',
        to: to.blog(slug),
        text: name,
        isHere: slug === here?.slug,
      }))}
    />
  )
}
