import { test } from 'vitest'
import { codeOf, sourceFiles } from '../sourceGraph.ts'
import { expectNone } from './expectNone.ts'

/** Two texts in JSX with a space between them, of which the second may be conditional. */
const spaced = /\bt\([^\n]*\)\}(?: |\{' '\}\s*)\{(?:t\(|[^{}\n]*\? t\()/g

test('texts that follow each other are joined without a space in Chinese', () => {
  expectNone(
    sourceFiles(['src']).flatMap((file) =>
      Array.from(codeOf(file).matchAll(spaced), ([text]) => ({ path: file.path, text })),
    ),
    ({ path, text }) => `${path} has a space between two texts: ${text}. Use joinTexts, of src/i18n.`,
  )
})
