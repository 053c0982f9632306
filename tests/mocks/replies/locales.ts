import type { Replies } from './replies.ts'

export const localeReplies: Replies = ({ ana }) => ana.ask('GET', '/api/locales/ms/partner.json')
