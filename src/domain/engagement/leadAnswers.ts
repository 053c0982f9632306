/** The answers that a business chooses from (document 1 §3, Lead capture): the documents name the questions and no answers. */
export const companySizes = ['1-5', '6-20', '21-50', '51-200', '201+'] as const

/** As sent; the screen translates them. */
export const industries = {
  'Food and drink': 'food',
  Office: 'office',
  Retail: 'retail',
  'Hotels and travel': 'hotel',
  'Education and care': 'education',
  Health: 'health',
  'Events and catering': 'events',
  Other: 'unnamed',
} as const

export const occupations = {
  Owner: 'owner',
  Purchasing: 'purchasing',
  Kitchen: 'kitchen',
  Administration: 'office',
  Other: 'unnamed',
} as const
