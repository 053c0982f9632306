import developer from '../../../../locales/zh/developer.json' with { type: 'json' }

export const texts = developer
