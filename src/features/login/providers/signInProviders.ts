import type { SocialLoginKind } from '../../../contract/entities/account/user.ts'
import { apple } from './apple.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import type { SignInProvider } from './provider.ts'

export const signInProviders: Readonly<Record<SocialLoginKind, SignInProvider>> = { google, facebook, apple }
