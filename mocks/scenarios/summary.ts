import { redacted } from '../server/redact.ts'

const MAXIMUM_LENGTH = 160

function leavesOf(value: unknown, name: string): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, Array.isArray(value) ? name : key))
  }
  return value === undefined ? [] : [`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`]
}

/** One line that distinguishes requests with the same path, without secrets. Empty without a body. */
export function summaryOf(body: unknown): string {
  const summary = leavesOf(redacted(body), 'body').join(', ')
  return summary.length > MAXIMUM_LENGTH ? `${summary.slice(0, MAXIMUM_LENGTH)}…` : summary
}
