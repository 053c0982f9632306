import { Header } from '../../../src/contract/headers.ts'
import { CONTROL_PATH } from './control.ts'

type Read = () => Promise<{ page: string; script: string }>

const textResponse = (text: string, type: string) =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' } })

/** The page that lists all calls, where a browser opens the server's address, and its script; null for every other request. */
export async function explorerAt(
  path: string,
  { method, headers }: Request,
  read: Read,
): Promise<Response | null> {
  if (method !== 'GET' || headers.has(Header.PAGE_DATA)) return null
  if (path === '/' && headers.get('accept')?.includes('text/html'))
    return textResponse((await read()).page, 'text/html')
  if (path === `${CONTROL_PATH}/explorer.js`) return textResponse((await read()).script, 'text/javascript')
  return null
}
