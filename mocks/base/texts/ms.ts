import { malay } from '../../../fixtures/names/ms.ts'
import common from '../../../locales/ms/common.json' with { type: 'json' }
import partner from '../../../locales/ms/partner.json' with { type: 'json' }
import seo from '../../../locales/ms/seo.json' with { type: 'json' }

export const namespaces = { common, partner, seo }
export const names = malay
