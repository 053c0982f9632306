import { GraphQLError } from 'graphql/error'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  parse,
  Source,
  TokenKind,
  visit,
} from 'graphql/language'
import { refuseCycles } from './cycles.ts'
import { wrongQuery, wrongSyntax } from './wrongQuery.ts'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** What a request can run: its operations, and the fragments by name. */
export interface QueryDocument {
  node: DocumentNode
  operations: readonly OperationDefinitionNode[]
  fragments: Fragments
}

/** Deeper than any answer of the shop goes. */
const DEEPEST = 50
const MOST_FRAGMENTS = 200

const opening: readonly string[] = [TokenKind.BRACE_L, TokenKind.PAREN_L, TokenKind.BRACKET_L]
const closing: readonly string[] = [TokenKind.BRACE_R, TokenKind.PAREN_R, TokenKind.BRACKET_R]

/** The parser is recursive and has no limit of depth of its own. */
function refuseTooDeep(source: Source): void {
  const lexer = new Lexer(source)
  let depth = 0
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    if (opening.includes(token.kind)) depth += 1
    if (closing.includes(token.kind)) depth -= 1
    if (depth <= DEEPEST) continue
    const message = `Syntax Error: Document is nested deeper than ${DEEPEST} levels.`
    throw new GraphQLError(message, { source, positions: [token.start] })
  }
}

/** The parser accepts `{ }`, which most servers refuse. */
function refuseEmpty(document: DocumentNode): void {
  visit(document, {
    SelectionSet: ({ selections, loc }) => {
      if (selections.length > 0 || !loc) return
      throw new GraphQLError('Syntax Error: Expected Name, found "}".', {
        source: loc.source,
        positions: [loc.endToken.start],
      })
    },
  })
}

function checkedSyntax(text: string): DocumentNode {
  try {
    const source = new Source(text)
    refuseTooDeep(source)
    const document = parse(source)
    refuseEmpty(document)
    return document
  } catch (error) {
    throw error instanceof GraphQLError ? wrongSyntax(error) : error
  }
}

/** Parses a GraphQL document. A text that is not one is refused with the location of the error. */
export function parseQuery(text: string): QueryDocument {
  const node = checkedSyntax(text)
  const operations: OperationDefinitionNode[] = []
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of node.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition)
    else if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      const name = definition.name.value
      if (fragments.has(name)) throw wrongQuery(`There can be only one fragment named "${name}".`, definition)
      fragments.set(name, definition)
      if (fragments.size > MOST_FRAGMENTS) {
        throw wrongQuery(`The document defines more than ${MOST_FRAGMENTS} fragments.`, definition)
      }
    } else throw wrongQuery('Only operations and fragments are executable.', definition)
  }
  refuseCycles(fragments)
  return { node, operations, fragments }
}
