import account from '../../../../locales/en/account.json' with { type: 'json' }

export const texts = account
