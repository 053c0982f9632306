import { optimised } from './compact.ts'

const filterPattern = /<filter id="([^"]+)"[\s\S]*?<\/filter>/g

/** Removes all filters, blurred highlights and inner shadows, which are invisible in small prints. */
const withoutFilters = (svg: string): string => {
  let plain = svg
  for (const [filter, id] of svg.matchAll(filterPattern)) {
    if (/arithmetic|feOffset|feComposite/.test(filter)) continue
    const user = `filter="url\\(#${id}\\)"`
    plain = plain
      .replace(new RegExp(`<g[^>]*${user}[^>]*>[\\s\\S]*?</g>`, 'g'), '')
      .replace(new RegExp(`<(?:path|circle|ellipse|rect)[^>]*${user}[^>]*/>`, 'g'), '')
  }
  return plain.replace(/ filter="url\([^"]+\)"/g, '').replace(filterPattern, '')
}

const channels = (colour: string): number[] => {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1)
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
}

const between = (one: string, other: string): string => {
  const others = channels(other)
  const mixed = channels(one).map((channel, at) => Math.round((channel + (others[at] ?? channel)) / 2))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Keeps the first `kept` gradients, which shade the large shapes. Later ones become their middle colour; those that fade out are removed. */
const withFewGradients = (svg: string, kept: number): string => {
  let plain = svg
  let met = 0
  for (const [gradient, , id] of svg.matchAll(
    /<(radial|linear)Gradient id="([^"]+)"[\s\S]*?<\/\1Gradient>/g,
  )) {
    if (/stop-opacity="0"/.test(gradient)) {
      plain = plain.replace(
        new RegExp(`<(?:path|circle|ellipse|rect)[^>]*="url\\(#${id}\\)"[^>]*/>`, 'g'),
        '',
      )
      continue
    }
    met += 1
    const stops = [...gradient.matchAll(/stop-color="(#[0-9a-f]{3,6})"/gi)].map(([, colour = '']) => colour)
    const [first, last] = [stops[0], stops.at(-1)]
    if (met > kept && first !== undefined && last !== undefined)
      plain = plain.replaceAll(`url(#${id})`, between(first, last))
  }
  return plain
}

const PRINT_BYTES = 2_400

/** The least simplified drawing within a number of bytes, or else the simplest. */
const within = (bytes: number, drawings: readonly (() => string)[]): string => {
  let painted = ''
  for (const draw of drawings) {
    painted = optimised(draw())
    if (painted.length <= bytes) break
  }
  return painted
}

/** An optimised drawing as it is printed on packs, where it is small: without filters, and with few gradients. */
export const forPrint = (drawing: string): string => {
  const plain = withoutFilters(drawing)
  return within(PRINT_BYTES, [
    () => plain,
    ...[12, 8, 5, 3].map((kept) => () => withFewGradients(plain, kept)),
  ])
}
