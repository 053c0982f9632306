import { optimize } from 'svgo'

/** A plain blur has the same effect as the five-step filter that design tools export for it. */
const withShortBlurs = (svg: string): string =>
  svg.replace(/<filter id="([^"]+)"[\s\S]*?<\/filter>/g, (filter: string, id: string) => {
    const blur = /<feGaussianBlur[^>]*stdDeviation="([^"]+)"/.exec(filter)
    const isShadow = /arithmetic|feOffset|feComposite/.test(filter)
    const region = / filterUnits="userSpaceOnUse"/.test(filter)
      ? (filter
          .match(/ (?:x|y|width|height)="[^"]+"/g)
          ?.slice(0, 4)
          .join('') ?? '') + ' filterUnits="userSpaceOnUse"'
      : ''
    return blur && !isShadow
      ? `<filter id="${id}"${region}><feGaussianBlur stdDeviation="${blur[1]}"/></filter>`
      : filter
  })

/** The same drawing as svgo writes it; coordinates to a tenth of the 32 units to a side, less than a pixel on screen. */
export const optimised = (svg: string): string =>
  optimize(svg, { multipass: true, floatPrecision: 1, plugins: ['preset-default', 'convertStyleToAttrs'] })
    .data

/** The same drawing in fewer bytes. */
export const compact = (svg: string): string => optimised(withShortBlurs(optimised(svg)))
