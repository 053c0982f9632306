import later from '../../../../locales/zh/later.json' with { type: 'json' }

export const texts = later
