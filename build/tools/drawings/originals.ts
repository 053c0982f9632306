import { existsSync, readFileSync } from 'node:fs'
import { assortedCategories, assortedProducts } from '../../../fixtures/assortment.ts'
import { bannerRows } from '../../../fixtures/tables/banners.ts'
import { sceneIllustrations } from '../../../fixtures/tables/illustrations.ts'

type IconSet = { icons: Record<string, { body: string } | undefined> }

/** Every emoji that products, departments, banners and scenes use. */
const wantedEmoji = (): string[] =>
  [
    ...new Set([
      ...assortedProducts().flatMap(({ variants }) => variants.map(({ art }) => art)),
      ...assortedCategories().flatMap(({ art }) => art ?? []),
      ...bannerRows.flatMap(({ illustrations }) => illustrations),
      ...Object.values(sceneIllustrations),
    ]),
  ].toSorted()

/** Malaysian products without an emoji, drawn for this shop. */
const ownDrawing = (name: string): string | undefined => {
  const url = new URL(`../../../fixtures/packshots/own/${name}.svg`, import.meta.url)
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined
}

const emojiDrawing = (name: string, { icons }: IconSet): string => {
  const icon = icons[name]
  if (!icon) throw new Error(`No such emoji: ${name}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${icon.body}</svg>`
}

/** Every original picture by name. Throws for a name that neither the emoji set nor our own folder has. */
export const originals = (): Map<string, string> => {
  const source = new URL('../../../node_modules/@iconify-json/fluent-emoji/icons.json', import.meta.url)
  const emoji = JSON.parse(readFileSync(source, 'utf8')) as IconSet
  return new Map(wantedEmoji().map((name) => [name, ownDrawing(name) ?? emojiDrawing(name, emoji)]))
}
