import { chinese } from '../../../fixtures/names/zh.ts'
import common from '../../../locales/zh/common.json' with { type: 'json' }
import partner from '../../../locales/zh/partner.json' with { type: 'json' }
import seo from '../../../locales/zh/seo.json' with { type: 'json' }

export const namespaces = { common, partner, seo }
export const names = chinese
