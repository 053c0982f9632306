import { HIDDEN } from './cardNumbers.ts'

/** Names of fields whose values never enter the journal. A name may have any prefix. */
const NAME =
  /(?:card.?number|security.?code|cv[cv]|pass.?wo?r?d|token|otp|account.?(?:number|data)|bank.?account|secret)[\w-]{0,40}|\b(?:pwd|pin|code)\b/i
/** A colon or an equals sign, written out for an address or not, perhaps after the quotation mark that ends the name. */
const BETWEEN = /(?:\\*["'])?\s*(?:[=:]|%(?:25)*3[ad])\s*/
/** A quoted or bracketed value, whose end may be missing; in GraphQL after a type. Otherwise one word. */
const VALUE =
  /(?:[\w![\]]+\s*=\s*)?(?:(?<q>\\*(?:"""|["']))[^]*?(?:(?<!\\)\k<q>|$)|[{[][^}\]]*)|[^\s"'\\,;&(){}[\]<>#]+/

const NAMED = new RegExp(`(${NAME.source})(${BETWEEN.source})(?:${VALUE.source})`, 'gi')

export const isSecret = (name: string): boolean => NAME.test(name)

/** The text with every value hidden that follows the name of a secret: in a query, an address or an error message. */
export const withoutNamedSecrets = (text: string): string => text.replaceAll(NAMED, `$1$2${HIDDEN}`)
