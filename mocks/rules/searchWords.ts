const HAN = /\p{Script=Han}/u

export const isHan = (word: string): boolean => HAN.test(word)

const MARKS = /[\u0300-\u036f]/g

/** Names are asked for again with every product and with every letter that is typed; there are some thousands. */
const known = new Map<string, readonly string[]>()

/** The words of a text: lower case, without accents; numbers are words too. */
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

/** Whether every part of a term begins a word of a text. Chinese is written without spaces: there a word stands inside a longer one. */
export function beginWords(term: readonly string[], text: string): boolean {
  const words = wordsIn(text)
  return term.every((part) =>
    words.some((word) => (isHan(part) ? word.includes(part) : word.startsWith(part))),
  )
}
