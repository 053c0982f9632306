/** The largest seed that a link can name. */
export const LARGEST_SEED = 999_999_999

/** A place in a sequence of numbers that its seed decides; plain data, so that it travels in the snapshot. */
export interface Chance {
  seed: number
}

/** The next number of the sequence, from 0 up to 1 (mulberry32). It moves the seed on. */
export function nextNumber(chance: Chance): number {
  chance.seed = (chance.seed + 0x6d2b79f5) | 0
  let mixed = chance.seed
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/** A number of hexadecimal digits, for ids and tokens that look like a real server's. */
export function nextHex(chance: Chance, digits: number): string {
  let text = ''
  while (text.length < digits) {
    text += Math.floor(nextNumber(chance) * 4_294_967_296)
      .toString(16)
      .padStart(8, '0')
  }
  return text.slice(0, digits)
}

/** A number from 0 up to 1 that depends on the text alone, so that nothing has to be stored. */
export function numberFor(words: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < words.length; at += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(at), 16_777_619)
  }
  return nextNumber({ seed: hash })
}
