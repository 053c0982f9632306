import type { Config } from '../../src/contract/entities/config.ts'
import type { SocialLoginKind } from '../../src/contract/entities/account/user.ts'

/** The global setting of each social login. */
export const socialFeature = {
  google: 'googleLogin',
  facebook: 'facebookLogin',
  apple: 'appleLogin',
} as const satisfies Readonly<Record<SocialLoginKind, keyof Config['features']>>

/** Whether the global and the partner's setting both allow a social login (document 1 §6). */
export const isSocialLoginOn = (
  kind: SocialLoginKind,
  { features, partnerLogins }: Pick<Config, 'features' | 'partnerLogins'>,
): boolean => features[socialFeature[kind]] && partnerLogins[kind]
