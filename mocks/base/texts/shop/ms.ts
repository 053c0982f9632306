import shop from '../../../../locales/ms/shop.json' with { type: 'json' }

export const texts = shop
