import type { SocialLoginKind } from '../contract/entities/account/user.ts'
import type { Config } from '../contract/entities/config.ts'

const FEATURES = { google: 'googleLogin', facebook: 'facebookLogin', apple: 'appleLogin' } as const

/** The social logins that the global and the partner's settings both allow; the section is hidden without any (document 1 §6). */
export const allowedSocialLogins = (
  config: Pick<Config, 'features' | 'partnerLogins'> | null,
): SocialLoginKind[] =>
  (Object.keys(FEATURES) as SocialLoginKind[]).filter(
    (kind) => config !== null && config.features[FEATURES[kind]] && config.partnerLogins[kind],
  )
