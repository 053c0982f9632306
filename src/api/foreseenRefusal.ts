import { Failure } from './failure.ts'

/** What a page that is an account's answers to a guest, known before anybody has asked for it. */
export const foreseenRefusal = new Failure('unauthorized', 'A guest is asked for the login.', { status: 401 })
