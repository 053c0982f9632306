import * as v from 'valibot'
import { BROWSER } from '../../controls/controls.ts'
import type { Asked } from './endpoint.ts'

/** A bag as far as it has to be known to say whose it is. */
const whoseSchema = v.looseObject({
  state: v.looseObject({ visitors: v.record(v.string(), v.looseObject({ id: v.string() })) }),
})

/** Lets one visitor of a bag stand under another name, in the place of whoever had it; what is no bag stays as it is. */
function renamed(sessionExport: unknown, from: string, to: string): unknown {
  const { success, output } = v.safeParse(whoseSchema, sessionExport)
  if (!success) return sessionExport
  const { [from]: visitor, [to]: _other, ...others } = output.state.visitors
  if (!visitor) return sessionExport
  return { ...output, state: { ...output.state, visitors: { ...others, [to]: { ...visitor, id: to } } } }
}

/** The bag of a client: in a browser that opens it, the client is whoever uses that browser. */
export const sessionExportOf = async ({ controls, visitor }: Asked): Promise<unknown> =>
  renamed(JSON.parse(await controls.exportBag()), visitor, BROWSER)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Opens a bag for a client, who becomes the visitor of the browser that it was packed in. Throws `SessionExportRefused`. */
export async function takeBag({ controls, visitor }: Asked, text: string): Promise<void> {
  const found = parsed(text)
  await controls.importBag(found === undefined ? text : JSON.stringify(renamed(found, BROWSER, visitor)))
}
