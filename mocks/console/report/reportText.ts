import type { ClientError } from '../../../src/contract/entities/engagement/trackedEvent.ts'
import { addressWith } from '../../controls/linkNow.ts'
import type { JournalEntry } from '../../server/journal.ts'
import { redacted } from '../../server/redact.ts'
import type { ConsoleTranslate } from '../texts.ts'
import type { Screenshot } from './screenshot.ts'

const REQUESTS_AT_MOST = 30
const ERRORS_AT_MOST = 10

/** The followed scenario: what it is called, what the tester does, what the shop should show and what it did. */
export interface FollowedOutcome {
  title: string
  act: string
  expected: readonly string[]
  shown: string
  /** Null until it is known. */
  verdict: string | null
}

export interface ReportFacts {
  notes: string
  /** The link to the current state. */
  link: string
  /** The page's path. */
  path: string
  followed: FollowedOutcome | null
  screenshots: readonly Screenshot[]
  /** A text to paste names the screenshots only: trackers limit its length, and show no image that is in it. */
  hasImages: boolean
  journal: readonly JournalEntry[]
  errors: readonly ClientError[]
  environment: readonly (readonly [name: string, fact: string])[]
}

/** A code block that the text cannot end, so that nothing in it becomes markup. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}

/** The time of an ISO time in UTC: `00:30:05Z`. */
const timeOf = (at: string): string => `${at.slice(11, 19)}Z`

const requestLine = ({ at, method, path, status, fault }: JournalEntry, say: ConsoleTranslate): string =>
  [
    timeOf(at),
    method,
    path,
    status || say('requests.no_answer'),
    ...(fault === undefined ? [] : [`(${say('requests.fault', { fault })})`]),
  ].join(' ')

const safePath = (path: string): string => addressWith({ mocks: [] }, path)

const errorText = ({ message, path, stack, timestamp }: ClientError): string =>
  [
    `${timeOf(new Date(timestamp).toISOString())} ${path === undefined ? '' : safePath(path)}`.trimEnd(),
    redacted(message),
    // The stack of most browsers begins with the message.
    ...(stack === undefined ? [] : [redacted(stack.replace(message, '').trimStart())]),
  ].join('\n')

function screenshotsText({ screenshots, hasImages }: ReportFacts, say: ConsoleTranslate): string {
  if (hasImages) return screenshots.map(({ name, url }) => `![${name}](${url})`).join('\n\n')
  return screenshots.map(({ name }) => `- ${say('report.attach', { name })}`).join('\n')
}

const titleOf = ({ followed, notes, path }: ReportFacts, say: ConsoleTranslate): string =>
  followed?.title ??
  (notes.trim().split('\n')[0]?.slice(0, 80).trim() || say('report.untitled', { path: safePath(path) }))

/**
 * A bug report in Markdown: title, notes, steps with the link to the state, the expected and the actual outcome of the followed scenario, the screenshots,
 * the last requests, the shop's error log and the environment. Secrets are hidden as in the journal.
 */
export function reportText(facts: ReportFacts, say: ConsoleTranslate): string {
  const { link, followed, journal, errors, environment } = facts
  const notes = redacted(facts.notes.trim())
  const requests = journal
    .filter(({ call }) => call !== 'logClientError')
    .slice(-REQUESTS_AT_MOST)
    .map((entry) => requestLine(entry, say))
  const section = (title: string, text: string) => (text === '' ? [] : [`## ${title}`, text])
  return [
    `# ${titleOf({ ...facts, notes }, say)}`,
    ...section(say('report.notes_heading'), notes),
    ...section(
      say('report.steps'),
      [say('report.open_link', { link: `<${link}>` }), ...(followed ? [followed.act] : [])]
        .map((step, at) => `${at + 1}. ${step}`)
        .join('\n'),
    ),
    ...(followed
      ? [
          ...section(say('report.expected'), followed.expected.map((text) => `- ${text}`).join('\n')),
          ...section(
            say('report.actual'),
            [redacted(followed.shown), followed.verdict]
              .filter((text) => text !== null)
              .map((text) => `- ${text}`)
              .join('\n'),
          ),
        ]
      : []),
    ...section(say('report.screenshots'), screenshotsText(facts, say)),
    ...section(
      say('report.requests'),
      requests.length === 0 ? say('requests.none') : fenced(requests.join('\n')),
    ),
    ...section(
      say('report.errors'),
      errors.length === 0
        ? say('report.no_errors')
        : fenced(errors.slice(-ERRORS_AT_MOST).map(errorText).join('\n\n')),
    ),
    ...section(say('report.environment'), environment.map(([name, fact]) => `- ${name}: ${fact}`).join('\n')),
    '',
  ].join('\n\n')
}
