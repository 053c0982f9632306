import account from '../../../../locales/ms/account.json' with { type: 'json' }

export const texts = account
