import later from '../../../../locales/ms/later.json' with { type: 'json' }

export const texts = later
