/** A GraphQL document as far as queries need it: operations, fragments, selections, and values that may be variables. */
export interface Place {
  line: number
  column: number
}

export const START: Place = { line: 1, column: 1 }

export type Value =
  | { kind: 'variable'; name: string; at: Place }
  | { kind: 'plain'; value: string | number | boolean | null }
  | { kind: 'list'; items: readonly Value[] }
  | { kind: 'object'; fields: Readonly<Record<string, Value>> }

export type Arguments = Readonly<Record<string, Value>>

export interface Directive {
  name: string
  args: Arguments
  at: Place
}

export interface Field {
  kind: 'field'
  /** The key of the answer: the alias, else the name. */
  key: string
  name: string
  args: Arguments
  directives: readonly Directive[]
  /** Undefined where no braces follow. */
  selections: readonly Selection[] | undefined
  at: Place
}

export interface Spread {
  kind: 'spread'
  name: string
  directives: readonly Directive[]
  at: Place
}

export interface Inline {
  kind: 'inline'
  on: string | undefined
  directives: readonly Directive[]
  selections: readonly Selection[]
  at: Place
}

export type Selection = Field | Spread | Inline

export interface Variable {
  name: string
  /** As it is written, for example `[ID!]!`. */
  type: string
  standard: Value | undefined
  at: Place
}

export interface Operation {
  type: 'query' | 'mutation' | 'subscription'
  name: string | undefined
  variables: readonly Variable[]
  selections: readonly Selection[]
  at: Place
}

export interface Fragment {
  name: string
  on: string
  selections: readonly Selection[]
  at: Place
}

export interface GraphqlDocument {
  operations: readonly Operation[]
  fragments: Readonly<Record<string, Fragment>>
}
