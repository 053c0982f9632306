import shop from '../../../../locales/zh/shop.json' with { type: 'json' }

export const texts = shop
