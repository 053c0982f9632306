import shop from '../../../../locales/en/shop.json' with { type: 'json' }

export const texts = shop
