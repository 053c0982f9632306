import { Problem } from './problem.ts'

/** One name in the forms that code, addresses and texts need. */
export interface Names {
  /** `gift-cards` */
  kebab: string
  /** `giftCards` */
  camel: string
  /** `GiftCards` */
  pascal: string
  /** `gift_cards` */
  snake: string
  /** `GIFT_CARDS` */
  constant: string
  /** `Gift cards` */
  title: string
}

const reserved =
  /^(break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The forms of `gift-cards` or `giftCards`. Refuses other spellings and the reserved words of JavaScript. */
export function namesOf(name: string): Names {
  const isKebab = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)
  const isCamel = /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)*$/.test(name)
  if (!isKebab && !isCamel)
    throw new Problem(`"${name}" is not a name. Write it in lower case with hyphens: gift-cards`)
  if (reserved.test(name)) throw new Problem(`"${name}" is a reserved word of JavaScript.`)
  const words = name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .split('-')
    .filter(Boolean)
  const pascal = words.map(capitalized).join('')
  return {
    kebab: words.join('-'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
    constant: words.join('_').toUpperCase(),
    title: capitalized(words.join(' ')),
  }
}
