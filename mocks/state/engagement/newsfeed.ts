import { storyRows } from '../../../fixtures/engagement/newsfeed.ts'
import { wordsFor } from '../../../fixtures/engagement/words.ts'
import type { NewsfeedStory } from '../../../src/contract/entities/engagement/newsfeed.ts'
import { BannerEntityType } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { addressOf } from '../../base/addresses.ts'
import { bannerAction } from './bannerAction.ts'
import { HOUR_MS, isoTime } from '../../base/clock.ts'

interface Dated {
  at: number
  story: Omit<NewsfeedStory, 'publishedAt' | 'isNew'>
}

const published = ({ state, language, now }: HandlerContext): Dated[] =>
  storyRows
    .map((row) => ({ ...row, at: state.openedAt + row.hours * HOUR_MS }))
    .filter(({ at }) => at <= now)
    .map(({ at, id, kind, illustration, title, text, action }) => ({
      at,
      story: {
        _id: id,
        kind,
        illustration,
        title: title[language],
        text: text[language],
        ...(action ? { action: bannerAction(id, action, language) } : {}),
      },
    }))

const ofReturns = ({ shopper, catalogueView, language }: HandlerContext): Dated[] =>
  shopper.engagement.returned.flatMap(({ variantId, warehouseId, at }) => {
    const variant = catalogueView.variant(variantId, warehouseId)
    if (!variant) return []
    const { gid, slug, name } = variant
    const id = `story-back-${gid}-${at}`
    const words = wordsFor(language)
    return {
      at,
      story: {
        _id: id,
        kind: 'backInStock' as const,
        illustration: 'package',
        title: words.backInStockTitle(name),
        text: words.backInStockText(name),
        action: bannerAction(id, { entityType: BannerEntityType.VARIANT, gid, slug }, language),
      },
    }
  })

const ofReminders = ({ shopper, language, now }: HandlerContext): Dated[] =>
  shopper.saved.lists.flatMap(({ gid, name, lines, reminder }) => {
    const at = reminder === undefined ? Infinity : Date.parse(reminder)
    if (at > now) return []
    const id = `story-reminder-${gid}-${at}`
    const words = wordsFor(language)
    const text = { en: words.openList, ms: words.openList, zh: words.openList }
    return {
      at,
      story: {
        _id: id,
        kind: 'reminder' as const,
        illustration: 'memo',
        title: words.reminderTitle(name),
        text: words.reminderText(lines.length),
        action: bannerAction(
          id,
          { entityType: BannerEntityType.CUSTOM_URL_AND_TEXT, url: addressOf.shoppingList(gid), text },
          language,
        ),
      },
    }
  })

/** The current stories of this shopper, newest first: the shop's own, restocked items, and reminders of lists. */
export function storiesOf(context: HandlerContext): NewsfeedStory[] {
  const { newsfeedSeenAt } = context.shopper.engagement
  return [...published(context), ...ofReturns(context), ...ofReminders(context)]
    .toSorted((one, other) => other.at - one.at)
    .map(({ at, story }) => ({ ...story, publishedAt: isoTime(at), isNew: at > newsfeedSeenAt }))
}
