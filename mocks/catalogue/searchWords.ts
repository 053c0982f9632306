const MARKS = /[\u0300-\u036f]/g

/** The words of a text: lower case, without accents; numbers are words too. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
