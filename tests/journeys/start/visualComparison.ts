import type { Browser, Page } from 'playwright-core'

/** The look of a page at one moment. */
export interface Look {
  png: string
  /** All its text, and the names of its controls. */
  said: string[]
}

/** Pictures count as equal by their addresses; in the first frame most of them are not loaded. */
const PICTURES = 'img'
/** Colours that differ by more count as different, of 255. */
const SHADE = 24

const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      // An invisible placeholder may keep the place for text that comes later.
      getComputedStyle(element).visibility === 'hidden'
        ? []
        : [
            element.getAttribute('aria-label') ?? '',
            ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data.trim() : '')),
          ],
    ),
  )

/** The part of the page in the window, in pixels of the page. */
export const lookAt = async (page: Page): Promise<Look> => {
  const shot = await page.screenshot({
    scale: 'css',
    animations: 'disabled',
    mask: [page.locator(PICTURES)],
    maskColor: '#000',
  })
  return { png: shot.toString('base64'), said: await wordsOn(page) }
}

/** Removes the web font again: a page that renders for the first time uses the system font. */
export const withoutTypeface = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Fonts of the style sheets cannot be removed, and stay.
    for (const face of document.fonts) document.fonts.delete(face)
  })

type Place = readonly [left: number, top: number, right: number, bottom: number]

/** The areas of elements that are new: they depend on the current time, which a build does not know. */
const placesOfNews = (page: Page, before: Look): Promise<Place[]> =>
  page.evaluate(
    ({ said, edge }) => {
      const known = new Set(said)
      return [...document.querySelectorAll('body *')].flatMap((element) => {
        const label = element.getAttribute('aria-label') ?? ''
        const texts = Array.from(element.childNodes, (node) => (node instanceof Text ? node.data.trim() : ''))
        if ([label, ...texts].every((one) => known.has(one) || one === '')) return []
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return [[left - edge, top - edge, right + edge, bottom + edge] as const]
      })
    },
    { said: before.said, edge: 4 },
  )

export interface Changes {
  /** Pixels of the window that have changed. */
  points: number
  /** The share of the window that was not compared, because it has new text. */
  news: number
}

/** The changed pixels outside new text. */
export async function changesSince(browser: Browser, page: Page, before: Look): Promise<Changes> {
  const now = await lookAt(page)
  const places = await placesOfNews(page, before)
  const bench = await browser.newPage()
  const changes = await bench.evaluate(
    async ({ pictures, around, shade }) => {
      const [one, other] = await Promise.all(
        pictures.map(async (png) => {
          const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
          const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
          pen?.drawImage(picture, 0, 0)
          return pen?.getImageData(0, 0, picture.width, picture.height)
        }),
      )
      if (!one || !other || one.data.length !== other.data.length) return { points: Number.NaN, news: 0 }
      const cover = new OffscreenCanvas(one.width, one.height).getContext('2d')
      for (const [left, top, right, bottom] of around) cover?.fillRect(left, top, right - left, bottom - top)
      const covered = cover?.getImageData(0, 0, one.width, one.height).data
      const differs = (at: number) => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > shade
      let points = 0
      let news = 0
      for (let at = 0; at < one.data.length; at += 4)
        if (covered?.[at + 3]) news += 1
        else if (differs(at) || differs(at + 1) || differs(at + 2)) points += 1
      return { points, news: news / (one.width * one.height) }
    },
    { pictures: [before.png, now.png], around: places, shade: SHADE },
  )
  await bench.close()
  return changes
}
