import * as v from 'valibot'
import { BROWSER } from '../../controls/controls.ts'
import type { Asked } from './endpoint.ts'

/** The part of a session export that identifies its visitor. */
const whoseSchema = v.looseObject({
  state: v.looseObject({ visitors: v.record(v.string(), v.looseObject({ id: v.string() })) }),
})

/** Renames one visitor of a session export, replacing any visitor of the new name; other values stay as they are. */
function renamed(sessionExport: unknown, from: string, to: string): unknown {
  const { success, output } = v.safeParse(whoseSchema, sessionExport)
  if (!success) return sessionExport
  const { [from]: visitor, [to]: _other, ...others } = output.state.visitors
  if (!visitor) return sessionExport
  return { ...output, state: { ...output.state, visitors: { ...others, [to]: { ...visitor, id: to } } } }
}

/** The session export of a client; opened in a browser, the client becomes that browser's visitor. */
export const sessionExportOf = async ({ controls, visitor }: Asked): Promise<unknown> =>
  renamed(JSON.parse(await controls.exportSession()), visitor, BROWSER)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Opens a session export for a client, who takes the place of its browser's visitor. Throws `SessionExportRefused`. */
export async function takeSessionExport({ controls, visitor }: Asked, text: string): Promise<void> {
  const found = parsed(text)
  await controls.importSession(found === undefined ? text : JSON.stringify(renamed(found, BROWSER, visitor)))
}
