import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { expectNone } from './expectNone.ts'
import { referencesIn, specSections, textFiles } from './sectionReferences.ts'

const sections = specSections()
const files = textFiles()
const references = files.flatMap(({ path, text }) => referencesIn(text).map((one) => ({ path, ...one })))

test('every section that a comment or a page refers to exists in docs/spec', () => {
  expect(references.length).toBeGreaterThan(500)
  expectNone(
    references.filter(({ section }) => section !== null && !sections.has(section)),
    ({ path, text, section }) =>
      `${path} refers to document ${section}, which docs/spec lacks: "…${text}". Fix the number there, for example: document 2 §7. The sections are: ${[...sections.keys()].toSorted().join(', ')}.`,
  )
})

test('a reference names the document of its section', () => {
  expectNone(
    references.filter(({ section }) => section === null),
    ({ path, text }) =>
      `${path} names a section without its document: "…${text}". Write it there as "document 1 §4".`,
  )
})

test('the topic of a reference is in its section', () => {
  const lacks = (section: string | null, topic: string) => {
    const text = sections.get(section ?? '')?.toLowerCase() ?? ''
    return topic.split(' ').some((word) => !text.includes(word.toLowerCase()))
  }
  expectNone(
    references.filter(({ section, topic }) => topic !== null && lacks(section, topic)),
    ({ path, section, topic }) =>
      `${path} refers to "${topic}" in document ${section}, whose text in docs/spec lacks it. Fix the reference, or name the topic on the page: - **${topic}**: …`,
  )
})

describe('a reference is found in every spelling', () => {
  test.each([
    ['document 1 §2', ['1 §2']],
    ['Document 2 §7 and §8, codes 5 and 55', ['2 §7', '2 §8']],
    ['document 1 §4 and 2 §7', ['1 §4', '2 §7']],
    ['document 1 §6, document 2 §6 and §7, generic wrapper', ['1 §6', '2 §6', '2 §7']],
    ['document 2 §7, Tracking, and §8', ['2 §7', '2 §8']],
    ['documents 1 §2 and 2 §2', ['1 §2', '2 §2']],
    ['/**\n * locked: document 1\n * §4, startup modals.\n */', ['1 §4']],
    ['  // as in document 2\n  // §9', ['2 §9']],
    ['the first order ships free (§6)', [null]],
  ])('%s', (text, expected) => {
    expect(referencesIn(text).map(({ section }) => section)).toEqual(expected)
  })

  test('with its topic', () => {
    const topics = ['document 2 §9, "other ordinals"', 'document 1 §2, `/branch`', 'document 2 §7, Cart.']
    expect(topics.map((text) => referencesIn(text)[0]?.topic)).toEqual(['other ordinals', '/branch', 'Cart'])
  })
})

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-')

test('links between the pages of docs/spec lead to existing pages and headings', () => {
  const pages = textFiles('docs/spec')
  const anchors = pages.flatMap(({ path, text }) => [
    path,
    ...Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => `${path}#${anchorOf(heading)}`),
  ])
  const links = pages.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\]\((\w+\.md[^)]*)\)/g), ([, link = '']) => ({ path, link })),
  )
  expect(links.length).toBeGreaterThan(15)
  expectNone(
    links.filter(({ link }) => !anchors.includes(`docs/spec/${link}`)),
    ({ path, link }) =>
      `${path} links to ${link}, which is not there. Fix the link: calls.md#document-2-7-the-calls`,
  )
})

test('the files that messages of tests/spec name exist', () => {
  const root = join(import.meta.dirname, '../..')
  const named = textFiles('tests/spec').flatMap(({ path, text }) =>
    Array.from(
      text.matchAll(/(?<![\w./])(?:src|mocks|fixtures|build|tests|docs)\/[\w./-]*\w/g),
      ([name]) => ({ path, name }),
    ),
  )
  expect(named.length).toBeGreaterThan(30)
  expectNone(
    named.filter(({ name }) => !existsSync(join(root, name))),
    ({ path, name }) =>
      `${path} names ${name}, which is not there. Write where it is now: src/contract/limits.ts`,
  )
})
