import type {
  Arguments,
  Directive,
  Field,
  Fragment,
  GraphqlDocument,
  Operation,
  Place,
  Selection,
  Value,
  Variable,
} from './document.ts'
import { type Token, tokensOf } from './tokens.ts'
import { syntaxError } from './wrongQuery.ts'

/** Deeper than any answer of the shop goes. */
const DEEPEST = 50

const isOperationType = (text: string): text is Operation['type'] =>
  text === 'query' || text === 'mutation' || text === 'subscription'

class Parser {
  readonly #tokens: readonly Token[]
  #next = 0
  #depth = 0

  constructor(text: string) {
    this.#tokens = tokensOf(text)
  }

  get #token(): Token {
    const token = this.#tokens[this.#next] ?? this.#tokens.at(-1)
    if (!token) throw new Error('Every text has an end')
    return token
  }

  #unexpected(expected?: string): never {
    const { kind, text, at } = this.#token
    const words = { name: `Name "${text}"`, number: `Number "${text}"`, string: `String "${text}"` }
    const found = kind === 'sign' ? `"${text}"` : kind === 'end' ? text : words[kind]
    throw syntaxError(
      expected === undefined ? `Unexpected ${found}.` : `Expected ${expected}, found ${found}.`,
      at,
    )
  }

  #isSign(sign: string): boolean {
    return this.#token.kind === 'sign' && this.#token.text === sign
  }

  #skips(sign: string): boolean {
    if (!this.#isSign(sign)) return false
    this.#next += 1
    return true
  }

  #sign(sign: string): void {
    if (!this.#skips(sign)) this.#unexpected(`"${sign}"`)
  }

  #name(): string {
    const { kind, text } = this.#token
    if (kind !== 'name') this.#unexpected('Name')
    this.#next += 1
    return text
  }

  /** What stands between two signs, at least once. */
  #several<T>(open: string, close: string, one: () => T): T[] {
    const { at } = this.#token
    this.#sign(open)
    this.#depth += 1
    if (this.#depth > DEEPEST) throw syntaxError(`Document is nested deeper than ${DEEPEST} levels.`, at)
    const all = [one()]
    while (!this.#skips(close)) all.push(one())
    this.#depth -= 1
    return all
  }

  document(): GraphqlDocument {
    const operations: Operation[] = []
    const fragments: Record<string, Fragment> = {}
    do {
      if (this.#token.kind === 'name' && this.#token.text === 'fragment') {
        const fragment = this.#fragment()
        if (Object.hasOwn(fragments, fragment.name)) {
          throw syntaxError(`There can be only one fragment named "${fragment.name}".`, fragment.at)
        }
        fragments[fragment.name] = fragment
      } else operations.push(this.#operation())
    } while (this.#token.kind !== 'end')
    return { operations, fragments }
  }

  #operation(): Operation {
    const { kind, text, at } = this.#token
    if (this.#isSign('{')) {
      return { type: 'query', name: undefined, variables: [], selections: this.#selections(), at }
    }
    if (kind !== 'name' || !isOperationType(text)) this.#unexpected()
    this.#next += 1
    const name = this.#token.kind === 'name' ? this.#name() : undefined
    const variables = this.#isSign('(') ? this.#several('(', ')', () => this.#variable()) : []
    this.#directives()
    return { type: text, name, variables, selections: this.#selections(), at }
  }

  #variable(): Variable {
    const { at } = this.#token
    this.#sign('$')
    const name = this.#name()
    this.#sign(':')
    const type = this.#type()
    const standard = this.#skips('=') ? this.#value() : undefined
    this.#directives()
    return { name, type, standard, at }
  }

  #type(): string {
    const bare = this.#isSign('[') ? `[${this.#several('[', ']', () => this.#type())[0]}]` : this.#name()
    return this.#skips('!') ? `${bare}!` : bare
  }

  #fragment(): Fragment {
    const { at } = this.#token
    this.#next += 1
    if (this.#token.text === 'on') this.#unexpected()
    const name = this.#name()
    const on = this.#on()
    this.#directives()
    return { name, on, selections: this.#selections(), at }
  }

  #on(): string {
    if (this.#name() !== 'on') {
      this.#next -= 1
      this.#unexpected('"on"')
    }
    return this.#name()
  }

  #selections(): Selection[] {
    return this.#several('{', '}', () => this.#selection())
  }

  #selection(): Selection {
    const { at } = this.#token
    if (!this.#skips('...')) return this.#field(at)
    const isNamed = this.#token.kind === 'name' && this.#token.text !== 'on'
    if (isNamed) return { kind: 'spread', name: this.#name(), directives: this.#directives(), at }
    const on = this.#token.kind === 'name' ? this.#on() : undefined
    const directives = this.#directives()
    return { kind: 'inline', on, directives, selections: this.#selections(), at }
  }

  #field(at: Place): Field {
    const first = this.#name()
    const name = this.#skips(':') ? this.#name() : first
    const args = this.#args()
    const directives = this.#directives()
    const selections = this.#isSign('{') ? this.#selections() : undefined
    return { kind: 'field', key: first, name, args, directives, selections, at }
  }

  #args(): Arguments {
    return this.#isSign('(') ? Object.fromEntries(this.#several('(', ')', () => this.#named())) : {}
  }

  #named(): [string, Value] {
    const name = this.#name()
    this.#sign(':')
    return [name, this.#value()]
  }

  #directives(): Directive[] {
    const all: Directive[] = []
    for (let { at } = this.#token; this.#skips('@'); { at } = this.#token) {
      all.push({ name: this.#name(), args: this.#args(), at })
    }
    return all
  }

  #value(): Value {
    const { kind, text, at } = this.#token
    if (this.#skips('$')) return { kind: 'variable', name: this.#name(), at }
    if (this.#isSign('[')) return { kind: 'list', items: this.#maybeNone('[', ']', () => this.#value()) }
    if (this.#isSign('{')) {
      return { kind: 'object', fields: Object.fromEntries(this.#maybeNone('{', '}', () => this.#named())) }
    }
    if (kind === 'sign' || kind === 'end') this.#unexpected()
    this.#next += 1
    if (kind === 'number') return { kind: 'plain', value: Number(text) }
    if (kind === 'string') return { kind: 'plain', value: text }
    const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null }
    // The word of an enumeration is sent as a string in variables as well.
    return { kind: 'plain', value: Object.hasOwn(words, text) ? (words[text] ?? null) : text }
  }

  #maybeNone<T>(open: string, close: string, one: () => T): T[] {
    const isNone =
      this.#tokens[this.#next + 1]?.text === close && this.#tokens[this.#next + 1]?.kind === 'sign'
    if (!isNone) return this.#several(open, close, one)
    this.#next += 2
    return []
  }
}

/** Reads a GraphQL document; what is none is refused with the place in the text. */
export const parsed = (text: string): GraphqlDocument => new Parser(text).document()
