import { readFormDraft } from '../../stores/base/formDraft.ts'

/** The email that was typed into a form of the login, also before a reload; empty for a phone number. */
export function typedEmail(): string {
  const typed = readFormDraft('login')['email'] ?? ''
  return typed.includes('@') ? typed : ''
}
