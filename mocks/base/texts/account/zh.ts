import account from '../../../../locales/zh/account.json' with { type: 'json' }

export const texts = account
