const PLACE = /\{\{[^}]*\}\}/

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** What a text of the shop looks like once its places are filled with something: `Only {{count}} left` fits "Only 3 left". */
export const patternOf = (text: string): RegExp =>
  new RegExp(`^\\s*${text.split(PLACE).map(escaped).join('.+')}\\s*$`, 'su')

/** A text with its places left open, for people: `Only … left`. */
export const withGaps = (text: string): string => text.replaceAll(new RegExp(PLACE, 'g'), '…')
