import developer from '../../../../locales/en/developer.json' with { type: 'json' }

export const texts = developer
