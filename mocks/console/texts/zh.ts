import console from '../../../locales/zh/console.json' with { type: 'json' }

export const texts = console
