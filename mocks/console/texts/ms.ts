import console from '../../../locales/ms/console.json' with { type: 'json' }

export const texts = console
