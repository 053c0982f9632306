import { CannotWrite, type Files } from './files.ts'
import { namesOf } from './names.ts'
import type { Template } from './template.ts'

/** How a step is named in code and texts. */
interface StepNames {
  kebab: string
  camel: string
  pascal: string
  words: string
  /** `GIFT_NOTE` */
  constant: string
  /** `gift_note`, as keys of texts are written. */
  key: string
}

/** What shop and server agree on: the step, its condition and its answer. */
function writeContract(files: Files, { kebab, camel, pascal, words, constant }: StepNames): void {
  const flag = `${camel}Required`
  files.insertBefore('src/contract/enumerations.ts', "  BILLING: 'billing',", `  ${constant}: '${camel}',\n`)
  const entity = 'src/contract/entities/checkout.ts'
  files.insertBefore(
    entity,
    '  vatEmail: v.optional(v.string()),',
    `  ${camel}: v.optional(v.pipe(v.string(), v.maxLength(DELIVERY_INSTRUCTION_MAXIMUM))),\n`,
  )
  files.insertBefore(entity, 'vat: v.boolean() })', `${camel}: v.optional(v.boolean()), `)
  files.insertBefore(
    'src/contract/entities/config.ts',
    '  telephoneRequired:',
    `  /** The checkout has the step "${words}". */\n  ${flag}: v.boolean(),\n`,
  )
  files.insertBefore('fixtures/shopConfig.ts', '  telephoneRequired:', `  ${flag}: false,\n`)
  files.append(
    'src/contract/calls/checkout.ts',
    'export const checkoutCalls = {',
    `  /** The answer of the step "${words}"; an empty text is one. The documents have no such call: tests/spec/callRows.ts has the reason. */
  set${pascal}: call('POST', '/api/set-${kebab}', {
    body: v.object({ ${camel}: v.pipe(v.string(), v.maxLength(DELIVERY_INSTRUCTION_MAXIMUM)) }),
    reply: checkoutReply,
    documented: false,
  }),`,
  )
  files.append(
    'tests/spec/callRows.ts',
    'export const ourCalls',
    `  { call: 'POST /api/set-${kebab}', why: '${words}: say why the checkout needs this call.' },`,
  )
  files.append(
    'tests/spec/enumerationTables.ts',
    'export const ourEnumerations',
    `  { name: 'CheckoutStep.${constant}', why: '${words}: say why the checkout needs this step.' },`,
  )
}

/** The two readings of when the step is shown and when it is complete, and the server's answer. */
function writeRules(files: Files, { kebab, camel, pascal, constant }: StepNames): void {
  const domain = 'src/domain/checkout.ts'
  files.insertBefore(
    domain,
    '  [CheckoutStep.BILLING]: () => true,',
    `  [CheckoutStep.${constant}]: (info) => info.requirements.${camel} === true,\n`,
  )
  files.insertBefore(
    domain,
    '  [CheckoutStep.BILLING]: hasBilling,',
    `  [CheckoutStep.${constant}]: ({ selection }) => typeof selection.${camel} === 'string',\n`,
  )
  const rules = 'mocks/rules/checkoutSteps.ts'
  files.insertBefore(rules, 'vat: boolean }', `${camel}?: boolean | undefined; `)
  files.insertBefore(
    rules,
    '  billing: (facts)',
    `  ${camel}: ({ selection, requirements }) => requirements.${camel} === true && selection.${camel} === undefined,\n`,
  )
  files.insertBefore(
    'mocks/shop/checkoutView.ts',
    'vat: config.hasVat }',
    `${camel}: config.${camel}Required, `,
  )
  files.append(
    'mocks/handlers/checkout.ts',
    'HandlersOf<typeof checkoutCalls> = {',
    `  set${pascal}: writes(({ body, ...visit }) => {
    visit.shopper.selection.${camel} = body.${camel}
    return checkoutReply(visit)
  }),`,
  )
  files.insertBefore(
    'tests/mocks/replies/checkout.ts',
    "  await ana.ask('GET', '/api/express-delivery-times",
    `  await ana.ask('POST', '/api/set-${kebab}', { ${camel}: '' })\n`,
  )
}

const formOf = ({
  camel,
  pascal,
  words,
  key,
}: StepNames): string => `import { DELIVERY_INSTRUCTION_MAXIMUM } from '../../../contract/limits.ts'
import { useT } from '../../../i18n/index.ts'
import { useCheckout } from '../../../stores/checkout.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkoutDraft.ts'
import { save${pascal} } from '../../../stores/checkoutSteps.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { useStepForm } from '../useStepForm.ts'
import styles from './Step.module.css'
import type { StepProps } from './step.ts'
import { StepError } from './StepError.tsx'

/** ${words}: a text, which may be left empty. It is kept as a draft until it is saved. */
export function ${pascal}Step({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const isSaving = useCheckout((checkout) => checkout.pending.${camel} === true)
  const { control, handleSubmit } = useStepForm({
    work: '${camel}',
    defaultValues: { text: info.selection.${camel} ?? '', ...readDraft('${camel}') },
    onTyped: (values) => saveDraft('${camel}', values),
  })

  const save = handleSubmit(async ({ text }) => {
    if (!(await save${pascal}(text.trim()))) return
    clearDraft('${camel}')
    onDone()
  })

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <StepError work="${camel}" />
      <TextArea control={control} name="text" label={t('checkout.${key}_label')} maximumLength={DELIVERY_INSTRUCTION_MAXIMUM} />
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
`

/** The step on screen: its form, its words, and what saves it. */
function writeShop(files: Files, names: StepNames): void {
  const { camel, pascal, words, constant, key } = names
  files.insertBefore(
    'src/stores/checkoutSteps.ts',
    '/** Chooses how to pay. */',
    `/** Saves the answer of the step "${words}"; an empty text is an answer too. */
export const save${pascal} = (${camel}: string): Promise<boolean> =>
  step(CheckoutStep.${constant}, () => request(checkoutCalls.set${pascal}, { body: { ${camel} } }))

`,
  )
  files.insertBefore('src/stores/checkoutDraft.ts', "'billing'] as const", `'${camel}', `)
  files.create(`src/pages/checkout/steps/${pascal}Step.tsx`, formOf(names))
  const forms = 'src/pages/checkout/steps/stepForms.ts'
  files.importFrom(forms, `${pascal}Step`, `./${pascal}Step.tsx`)
  files.insertBefore(forms, '  [CheckoutStep.BILLING]:', `  [CheckoutStep.${constant}]: ${pascal}Step,\n`)
  const labels = 'src/pages/checkout/useStepWords.ts'
  files.insertBefore(
    labels,
    "    [CheckoutStep.BILLING]: t('",
    `    [CheckoutStep.${constant}]: t('checkout.${key}_title'),\n`,
  )
  files.insertBefore(
    labels,
    '    [CheckoutStep.BILLING]: paymentLine',
    `    [CheckoutStep.${constant}]: ({ selection }) => selection.${camel} || t('checkout.${key}_none'),\n`,
  )
  const texts = {
    en: { title: words, label: `${words} (optional)`, none: 'None' },
    ms: { title: `Langkah “${words}”`, label: `${words} (pilihan)`, none: 'Tiada' },
    zh: { title: `步骤“${words}”`, label: `${words}（可不填）`, none: '无' },
  }
  for (const language of ['en', 'ms', 'zh'] as const) {
    const path = `locales/${language}/later.json`
    files.setJson(path, `checkout.${key}_title`, texts[language].title)
    files.setJson(path, `checkout.${key}_label`, texts[language].label)
    files.setJson(path, `checkout.${key}_none`, texts[language].none)
  }
}

function writeTest(files: Files, { camel, words }: StepNames): void {
  files.create(
    `tests/screens/${camel}Step.test.tsx`,
    `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atStep, field, goOn, openCheckout, throughAddress, throughExpress, throughTelephone } from './atCheckout.ts'
import { fillCart, milkAboveMinimum } from './filledCart.ts'
import { withShop } from './openShop.tsx'

const shop = withShop()

test('${words}: the step comes before the payment, and shows what was written', async () => {
  const { config } = shop.server
  shop.server.config = { ...config, ${camel}Required: true }
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await throughAddress(shopper)
  await throughTelephone(shopper)
  await throughExpress(shopper)
  await atStep('${words}')
  await shopper.type(await field('${words} (optional)'), 'For Mei, with love')
  await goOn(shopper)
  await atStep('Payment')
  expect(screen.getByText('For Mei, with love')).toBeVisible()
  shop.server.config = config
})

test('${words}: a shop that does not ask for it has no such step', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await throughAddress(shopper)
  await throughTelephone(shopper)
  await throughExpress(shopper)
  await atStep('Payment')
  expect(screen.queryByText('${words}')).not.toBeInTheDocument()
})
`,
  )
}

/** A step of the checkout before the payment: a text that is saved with the order's choices, where a flag of the configuration asks for it. */
export const step: Template = {
  usage: 'step <name>',
  about:
    'a step of the checkout before the payment, shown where a flag of fixtures/shopConfig.ts asks for it',
  write(files, name) {
    const plain = namesOf(name)
    if (!plain) throw new CannotWrite(`"${name}" is no name of a step. Write it like this: gift-note`)
    const key = plain.kebab.replaceAll('-', '_')
    const names = { ...plain, key, constant: key.toUpperCase() }
    writeContract(files, names)
    writeRules(files, names)
    writeShop(files, names)
    writeTest(files, names)
    return [
      `fixtures/shopConfig.ts: ${plain.camel}Required: true shows the step`,
      `src/domain/checkout.ts and mocks/rules/checkoutSteps.ts: when it is shown and when it is complete, in two readings`,
      `src/pages/checkout/steps/${plain.pascal}Step.tsx: its fields`,
      `locales/*/later.json: its words in Malay and Chinese, under checkout.${key}_…`,
      `tests/spec/callRows.ts and tests/spec/enumerationTables.ts: why the checkout needs it`,
      `mocks/handlers/placeOrder.ts: what the order keeps of it`,
    ]
  },
}
