/**
 * The look as data (colours, type, spacing, motion) and as the CSS variables that everything is painted with.
 * Emitted once into the head of index.html; Material UI gets the same variables through `MuiTheme.tsx`.
 */

interface Scheme {
  ground: string
  paper: string
  ink: string
  'ink-soft': string
  line: string
  control: string
  leaf: string
  'leaf-deep': string
  'leaf-tint': string
  'leaf-track': string
  'on-leaf': string
  mango: string
  'mango-tint': string
  'mango-ink': string
  'on-mango': string
  chili: string
  'chili-deep': string
  'chili-tint': string
  'on-chili': string
  'hero-from': string
  'hero-to': string
  'on-hero': string
  float: string
  'on-float': string
  'notice-good': string
  'notice-bad': string
  overlay: string
}

export const light: Scheme = {
  ground: '#FAF9F4',
  paper: '#FFFFFF',
  ink: '#1B2420',
  'ink-soft': '#5C6861',
  line: '#E9E6DB',
  control: '#838C86',
  leaf: '#0E7A4B',
  'leaf-deep': '#0A5C39',
  'leaf-tint': '#E3F3E9',
  'leaf-track': '#BFDFCD',
  'on-leaf': '#FFFFFF',
  mango: '#FFB020',
  'mango-tint': '#FFF3D6',
  'mango-ink': '#7A4B00',
  'on-mango': '#3A2500',
  chili: '#CF2E28',
  'chili-deep': '#B3241F',
  'chili-tint': '#FDE8E6',
  'on-chili': '#FFFFFF',
  'hero-from': '#FFE7B5',
  'hero-to': '#FFD27A',
  'on-hero': '#3A2608',
  float: '#FFFFFF',
  'on-float': '#0E7A4B',
  'notice-good': '#7ADBAA',
  'notice-bad': '#FF9C96',
  overlay: 'rgb(17 21 18 / 48%)',
}

export const dark: Scheme = {
  ground: '#111512',
  paper: '#1A201C',
  ink: '#EDF2EE',
  'ink-soft': '#A3AFA7',
  line: '#2A322D',
  control: '#77837B',
  leaf: '#46C287',
  'leaf-deep': '#7ADBAA',
  'leaf-tint': '#173526',
  'leaf-track': '#2A5440',
  'on-leaf': '#08180F',
  mango: '#FFC14D',
  'mango-tint': '#3A2E12',
  'mango-ink': '#FFC14D',
  'on-mango': '#2E1F00',
  chili: '#FF7A72',
  'chili-deep': '#FF9C96',
  'chili-tint': '#3D1C1A',
  'on-chili': '#2B0806',
  // In dark mode only products and the hero stay bright.
  'hero-from': '#FFE7B5',
  'hero-to': '#FFD27A',
  'on-hero': '#3A2608',
  float: '#242C27',
  'on-float': '#7ADBAA',
  'notice-good': '#0A5C39',
  'notice-bad': '#B3241F',
  overlay: 'rgb(0 0 0 / 60%)',
}

/** Grounds under products by department; `Category.tint` and `Product.tint` name one of these. */
export const tints = {
  fruit: '#FCE9E7',
  vegetables: '#E6F4E4',
  dairy: '#E6F0FB',
  meat: '#FBE7E5',
  fish: '#E2F2F8',
  rice: '#FFF3D6',
  drinks: '#F3E9E2',
  baby: '#FBEAF1',
  household: '#EEE9FB',
  snacks: '#F8E9F6',
  sauces: '#FDEDE2',
  bakery: '#FBF0DC',
  frozen: '#E3EEF9',
  health: '#E4F4F1',
  pets: '#EFF2DF',
  home: '#EEEDE6',
} as const
export type Tint = keyof typeof tints

// A large ground looks stronger than a swatch: half of the tint is what the pictures in look/ show by day.
const TINT_SHARE_BY_DAY = 0.5
const TINT_SHARE_AT_NIGHT = 0.16
const TINT_GROUND_AT_NIGHT = '#151A17'

const channels = (colour: string) =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))

/** `colour` laid at `share` (0 to 1) over an opaque `ground`; both `#RRGGBB`. */
export function laidOver(colour: string, ground: string, share: number): string {
  const below = channels(ground)
  const mixed = channels(colour).map((value, at) =>
    Math.round(value * share + (below[at] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** The ground as it is painted, by scheme. */
export const tintGround = {
  light: (tint: Tint): string => laidOver(tints[tint], light.ground, TINT_SHARE_BY_DAY),
  dark: (tint: Tint): string => laidOver(tints[tint], TINT_GROUND_AT_NIGHT, TINT_SHARE_AT_NIGHT),
}

/** What does not change with the scheme. Lengths of type in rem, so that a larger browser font enlarges the shop. */
const constants = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-7': '32px',
  'space-8': '48px',
  'radius-small': '12px',
  radius: '16px',
  'radius-hero': '20px',
  'radius-full': '999px',
  'text-40': '2.5rem',
  'text-26': '1.625rem',
  'text-20': '1.25rem',
  'text-17': '1.0625rem',
  'text-16': '1rem',
  'text-14': '0.875rem',
  'text-13': '0.8125rem',
  'text-11': '0.71875rem',
  'font-system': "'Plus Jakarta Sans Fallback', system-ui, 'PingFang SC', 'Noto Sans CJK SC', sans-serif",
  font: "'Plus Jakarta Sans Variable', var(--font-system)",
  'motion-fast': '120ms',
  motion: '160ms',
  'motion-slow': '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  touch: '44px',
  'content-width': '1184px',
  'layer-bar': '10',
  'layer-panel': '20',
  'layer-notice': '1400',
} as const

const SHADOW_BY_DAY = 'rgb(27 36 32 / 12%)'
const SHADOW_AT_NIGHT = 'rgb(0 0 0 / 40%)'

/** A colour that follows the `color-scheme` of the element. */
const byScheme = (byDay: string, atNight: string) =>
  byDay === atNight ? byDay : `light-dark(${byDay},${atNight})`

const colourNames = Object.keys(light) as (keyof Scheme)[]
const colours = Object.fromEntries(colourNames.map((name) => [name, byScheme(light[name], dark[name])]))

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

const variables = declarations({
  ...constants,
  ...colours,
  'shadow-soft': `0 2px 8px ${byScheme(SHADOW_BY_DAY, SHADOW_AT_NIGHT)}`,
  'page-margin': '16px',
})

const tintNames = Object.keys(tints) as Tint[]
const tintRule = (tint: Tint) =>
  `[data-tint=${tint}]{--tint:${byScheme(tintGround.light(tint), tintGround.dark(tint))}}`

/**
 * All variables and the colour scheme of the browser's own controls. `data-scheme` on the root is the visitor's stored choice; without it
 * the system's scheme holds. On an element it gives that scheme to what is inside.
 * `data-tint="fruit"` on an element gives it and what is inside `--tint`.
 */
export const cssText = [
  `:root{color-scheme:light dark;${variables}}`,
  `@media (min-width:768px){:root{--page-margin:32px}}`,
  `@media (min-width:1024px){:root{--page-margin:48px}}`,
  '[data-scheme=light]{color-scheme:light}',
  '[data-scheme=dark]{color-scheme:dark}',
  ...tintNames.map(tintRule),
].join('\n')
