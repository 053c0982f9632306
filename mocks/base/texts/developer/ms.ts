import developer from '../../../../locales/ms/developer.json' with { type: 'json' }

export const texts = developer
