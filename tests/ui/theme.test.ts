import { describe, expect, test } from 'vitest'
import { departments } from '../../fixtures/tables/departments.ts'
import { cssText, dark, laidOver, light, type Tint, tintGround, tints } from '../../src/app/theme.ts'

/** WCAG 2.2, relative luminance and contrast ratio. */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

type Colour = keyof typeof light
type Pair = readonly [over: Colour, ground: Colour]

const text: readonly Pair[] = [
  ['ink', 'ground'],
  ['ink', 'paper'],
  ['ink', 'leaf-tint'],
  ['ink', 'mango-tint'],
  ['ink', 'chili-tint'],
  ['ink-soft', 'ground'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'leaf-tint'],
  ['ink-soft', 'line'],
  ['leaf', 'ground'],
  ['leaf', 'paper'],
  ['leaf', 'leaf-tint'],
  ['leaf-deep', 'ground'],
  ['leaf-deep', 'paper'],
  ['leaf-deep', 'leaf-tint'],
  ['on-leaf', 'leaf'],
  ['on-leaf', 'leaf-deep'],
  ['on-mango', 'mango'],
  ['mango-ink', 'mango-tint'],
  ['chili', 'ground'],
  ['chili', 'paper'],
  ['chili-deep', 'chili-tint'],
  ['chili-deep', 'paper'],
  ['on-chili', 'chili'],
  ['on-hero', 'hero-from'],
  ['on-hero', 'hero-to'],
  ['on-float', 'float'],
  ['paper', 'ink'],
  ['notice-good', 'ink'],
  ['notice-bad', 'ink'],
]

const controls: readonly Pair[] = [
  ['control', 'paper'],
  ['control', 'ground'],
  ['leaf', 'paper'],
  ['leaf', 'ground'],
  ['leaf', 'leaf-track'],
  ['leaf', 'leaf-tint'],
]

describe.each([
  ['light', light, tintGround.light],
  ['dark', dark, tintGround.dark],
] as const)('in the %s scheme', (_, colours, groundOf) => {
  test.each(text)('%s is readable on %s', (over, ground) => {
    expect(contrast(colours[over], colours[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controls)('%s is visible on %s', (over, ground) => {
    expect(contrast(colours[over], colours[ground])).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.keys(tints) as Tint[])('text and actions are readable on the background of %s', (tint) => {
    expect(contrast(colours.ink, groundOf(tint))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours['ink-soft'], groundOf(tint))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours.leaf, groundOf(tint))).toBeGreaterThanOrEqual(3)
  })
})

test('a colour with a share over another is between the two', () => {
  expect(laidOver('#FCE9E7', '#151A17', 0.16)).toBe('#3A3B38')
})

test('every department of the shop has a background colour', () => {
  for (const { tint } of departments) expect(cssText).toContain(`[data-tint=${tint}]`)
})

test('both schemes set the same variables', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light))
  expect(cssText).toContain('--ink:light-dark(#1B2420,#EDF2EE)')
})
