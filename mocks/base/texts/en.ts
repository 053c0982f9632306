import common from '../../../locales/en/common.json' with { type: 'json' }
import partner from '../../../locales/en/partner.json' with { type: 'json' }
import seo from '../../../locales/en/seo.json' with { type: 'json' }

export const namespaces = { common, partner, seo }
