import later from '../../../../locales/en/later.json' with { type: 'json' }

export const texts = later
