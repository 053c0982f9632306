import type { Replies } from './replies.ts'

export const trackingReplies: Replies = async ({ ana }) => {
  await ana.ask('POST', '/api/track', [
    { name: 'page view', properties: { path: '/' }, timestamp: 1, version: '1.0.0' },
  ])
  await ana.ask('POST', '/api/client-errors', { message: 'x is undefined', timestamp: 1 })
}
