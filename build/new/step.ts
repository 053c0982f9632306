import { addImport, append, insertAfter, insertBefore } from './anchors.ts'
import type { Draft } from './draft.ts'
import type { Kind } from './kind.ts'
import { type Names, namesOf } from './names.ts'
import { Problem } from './problem.ts'
import { template } from './template.ts'
import { addText, translationSteps, wordingOf } from './wording.ts'

/** The contract of the step: the step itself, the setting that enables it, its text, and the call that saves it. */
function addContract({ camel, pascal, constant, kebab, title }: Names, draft: Draft): void {
  draft.edit('src/contract/enumerations.ts', (text) =>
    insertBefore(text, 'export const CheckoutStep = {', 'BILLING:', `${constant}: '${camel}',`),
  )
  draft.edit('src/contract/entities/checkout.ts', (text) => {
    const selected = append(
      text,
      'export const checkoutSelectionSchema',
      `${camel}: v.optional(v.pipe(v.string(), v.maxLength(DELIVERY_INSTRUCTION_MAXIMUM))),`,
    )
    return insertAfter(
      selected,
      'requirements: v.object({ telephone: v.boolean(), vat: v.boolean()',
      `, ${camel}: v.optional(v.boolean())`,
    )
  })
  draft.edit('src/contract/entities/config.ts', (text) =>
    insertAfter(
      text,
      'hasVat: v.boolean(),',
      `\n  /** The checkout has the step ${camel}. */\n  has${pascal}: v.boolean(),`,
    ),
  )
  draft.edit('fixtures/shopConfig.ts', (text) =>
    insertAfter(text, 'hasVat: false,', `\n  has${pascal}: false,`),
  )
  draft.edit('src/contract/calls/checkout.ts', (text) =>
    append(text, 'export const checkoutCalls', template('stepCall.txt', { ...namesOf(kebab) })),
  )
  draft.edit('tests/spec/enumerationTables.ts', (text) =>
    append(
      text,
      'export const ourEnumerations',
      `{ name: 'CheckoutStep.${constant}', why: 'A step of the checkout that the documents do not have.' },`,
    ),
  )
  draft.edit('tests/spec/ourCalls.ts', (text) =>
    append(
      text,
      'export const ourCalls',
      `{ call: 'PUT /api/checkout/${kebab}', why: 'Saves the step “${title}” of the checkout, which the documents do not have.' },`,
    ),
  )
}

/** The server: when the step is missing, and how it is saved. */
function addServer({ camel, pascal, kebab }: Names, draft: Draft): void {
  draft.edit('mocks/rules/checkoutSteps.ts', (text) => {
    const required = insertAfter(
      text,
      'requirements: { telephone: boolean; vat: boolean',
      `; ${camel}?: boolean | undefined`,
    )
    const row = `${camel}: ({ selection, requirements }) => requirements.${camel} === true && !selection.${camel},`
    return insertBefore(required, 'const isMissing', 'billing:', row)
  })
  draft.edit('mocks/state/cart/checkoutView.ts', (text) =>
    insertAfter(text, 'vat: config.hasVat', `, ${camel}: config.has${pascal}`),
  )
  draft.edit('mocks/handlers/checkout.ts', (text) =>
    append(text, 'export const checkoutHandlers', template('stepHandler.txt', { ...namesOf(kebab) })),
  )
}

/** The shop: when the step applies and is complete, its form, its title and the function that saves it. */
function addShop(names: Names, draft: Draft): void {
  const { camel, pascal, constant } = names
  const step = `[CheckoutStep.${constant}]`
  const billing = '[CheckoutStep.BILLING]'
  draft.edit('src/domain/checkout/checkout.ts', (text) => {
    const applies = `${step}: (info) => info.requirements.${camel} === true,`
    const isComplete = `${step}: ({ selection }) => Boolean(selection.${camel}),`
    return insertBefore(
      insertBefore(text, 'const applies', billing, applies),
      'const isComplete',
      billing,
      isComplete,
    )
  })
  draft.edit(
    'src/stores/checkout/checkoutSteps.ts',
    (text) => `${text}\n${template('stepSave.txt', { ...names })}`,
  )
  draft.edit('src/stores/checkout/checkoutDraft.ts', (text) =>
    insertAfter(text, "'standard',", ` '${camel}',`),
  )
  draft.create(`src/pages/checkout/steps/${pascal}Step.tsx`, template('stepForm.txt', { ...names }))
  draft.edit('src/pages/checkout/stepForms.ts', (text) =>
    addImport(
      insertBefore(text, 'export const stepForms', billing, `${step}: ${pascal}Step,`),
      `${pascal}Step`,
      `./steps/${pascal}Step.tsx`,
    ),
  )
  draft.edit('src/pages/checkout/useStepLabels.ts', (text) => {
    const titled = insertBefore(text, 'const titles', billing, template('stepTitle.txt', { ...names }))
    return insertBefore(
      titled,
      'const chosen',
      billing,
      `${step}: ({ selection }) => selection.${camel} ?? '',`,
    )
  })
}

/** One test of the rules in the shop, one in the server, one of the calls and one of the screen. */
function addTests(names: Names, title: string, draft: Draft): void {
  const { camel, constant, kebab, title: english } = names
  const lower = english.toLowerCase()
  draft.edit('tests/domain/checkout/checkout.test.ts', (text) => {
    const requirements = `{ requirements: { telephone: false, vat: false, ${camel}: true } }`
    const steps = `['address', 'express', 'standard', 'marketplace', '${camel}', 'billing']`
    const applies = insertBefore(
      text,
      'test.each([',
      "['codes only'",
      `['${lower} asked for', ${requirements}, ${steps}],`,
    )
    const rows = `['no ${lower}', CheckoutStep.${constant}, {}, 'FORM'],\n['${lower}', CheckoutStep.${constant}, { ${camel}: 'Written' }, 'COMPLETE'],`
    return insertBefore(applies, 'test.each<[string, CheckoutStep', "['no slot'", rows)
  })
  draft.edit('tests/mocks/rules/checkoutSteps.test.ts', (text) => {
    const asked = `{ requirements: { telephone: false, vat: false, ${camel}: true } }`
    const rows = `['no ${lower}', chosen(everything, ${asked}), ['${camel}']],\n['${lower}', chosen({ ...everything, ${camel}: 'Written' }, ${asked}), []],`
    return insertBefore(text, 'test.each([', "['a card that is not chosen'", rows)
  })
  draft.edit('tests/mocks/replies/checkout.ts', (text) =>
    append(
      text,
      'export const checkoutReplies',
      `await ana.ask('PUT', '/api/checkout/${kebab}', { ${camel}: 'Written' })`,
    ),
  )
  const values = { ...names, quotedTitle: JSON.stringify(title), lower }
  draft.create(`tests/mocks/handlers/checkout/${camel}Step.test.ts`, template('stepServerTest.txt', values))
  draft.create(`tests/screens/checkout/${camel}Step.test.tsx`, template('stepScreenTest.txt', values))
}

/** A step before the payment that asks for one text, where a setting of the shop enables it. */
export const step: Kind = (name, options, draft) => {
  const names = namesOf(name)
  const { camel, pascal, constant, kebab, snake } = names
  if (new RegExp(String.raw`^  ${constant}: '|: '${camel}',$`, 'm').test(stepsIn(draft)))
    throw new Problem(`The checkout has the step ${camel}. Choose another name.`)
  const title = wordingOf(names.title, options)
  addContract(names, draft)
  addServer(names, draft)
  addShop(names, draft)
  addText(draft, 'shop.json', ['checkout', `${snake}_title`], title)
  addTests(names, title.en, draft)
  return [
    ...translationSteps(options, `${snake}_title of checkout in locales/*/shop.json`),
    `See it: set has${pascal} to true in fixtures/shopConfig.ts`,
    `Decide when the step applies and when it is complete: src/domain/checkout/checkout.ts, mocks/rules/checkoutSteps.ts`,
    `Choose its place among the steps: CheckoutStep in src/contract/enumerations.ts`,
    `Build its form: src/pages/checkout/steps/${pascal}Step.tsx, and the one line that sums it up: useStepLabels.ts`,
    `Choose the limit of the text: ${camel} in src/contract/entities/checkout.ts and src/contract/calls/checkout.ts`,
    `Keep the text with the order: mocks/handlers/placeOrder.ts`,
    `Give the reasons: CheckoutStep.${constant} in tests/spec/enumerationTables.ts, PUT /api/checkout/${kebab} in tests/spec/ourCalls.ts, then \`npm run docs\``,
  ]
}

/** The lines of the enumeration of steps. */
const stepsIn = (draft: Draft): string =>
  /^export const CheckoutStep = \{[^}]*\}/m.exec(draft.read('src/contract/enumerations.ts'))?.[0] ?? ''
