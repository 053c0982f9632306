import partner from '../../locales/zh/partner.json' with { type: 'json' }
import seo from '../../locales/zh/seo.json' with { type: 'json' }

/** There is no `common` yet: the shop then speaks English. */
export const namespaces = { partner, seo }
