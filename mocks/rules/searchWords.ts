const HAN = /\p{Script=Han}/u

/** Whether a word contains a Chinese character. */
export const isHan = (word: string): boolean => HAN.test(word)

const MARKS = /[\u0300-\u036f]/g

/** Every product and every typed letter needs the words of names again; there are some thousands of names. */
const known = new Map<string, readonly string[]>()

/** The words of a text: lower case, without accents. Numbers are words too. */
export function wordsIn(text: string): readonly string[] {
  const words =
    known.get(text) ??
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(MARKS, '')
      .match(/[\p{Letter}\p{Number}]+/gu) ??
    []
  known.set(text, words)
  return words
}

/** Whether every part of a term is the beginning of a word of a text. Chinese has no spaces, so that a part may be inside a longer word. */
export function beginWords(term: readonly string[], text: string): boolean {
  const words = wordsIn(text)
  return term.every((part) =>
    words.some((word) => (isHan(part) ? word.includes(part) : word.startsWith(part))),
  )
}
