import console from '../../../locales/en/console.json' with { type: 'json' }

export const texts = console
