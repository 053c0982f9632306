/** Splits a command as a POSIX shell does: quotes and backslashes, no variables. */
export function shellWords(text: string): string[] {
  const words: string[] = []
  let word: string | null = null
  let at = 0
  while (at < text.length) {
    const sign = text[at] ?? ''
    if (sign === "'") {
      const end = text.indexOf("'", at + 1)
      word = (word ?? '') + text.slice(at + 1, end)
      at = end + 1
    } else if (sign === '\\') {
      if (text[at + 1] !== '\n') word = (word ?? '') + (text[at + 1] ?? '')
      at += 2
    } else if (/\s/.test(sign)) {
      if (word !== null) words.push(word)
      word = null
      at += 1
    } else {
      word = (word ?? '') + sign
      at += 1
    }
  }
  return word === null ? words : [...words, word]
}
