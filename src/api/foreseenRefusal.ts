import { Failure } from './failure.ts'

/** The refusal that an account page gives a guest, known before the request. */
export const foreseenRefusal = new Failure('unauthorized', 'A guest is asked for the login.', { status: 401 })
