import { type ChildProcess, spawn } from 'node:child_process'
import type { WebKitPrograms } from '../../build/findEngines.ts'
import { freePort } from '../setup/freePort.ts'
import { bringIntoView, finderScript, findInPage, hasFinder, selectText } from './finder.ts'
import { type Engine, keys, type Part, repeated, type Tab, until } from './tab.ts'

/** The key of an element in the JSON of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

interface Element {
  [ELEMENT]: string
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>

/** A command of WebDriver; throws what the driver says. */
const sender =
  (driver: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(`${driver}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

const source = (work: (...given: never[]) => unknown) => `return (${work.toString()}).apply(null, arguments)`

async function tabOf(send: Send, { browser }: WebKitPrograms): Promise<Tab> {
  const options = { binary: browser, args: ['--automation'] }
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const ask: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body)
  const script = (code: string, args: readonly unknown[]) =>
    ask('POST', '/execute/sync', { script: code, args })
  const run: Tab['run'] = (work, ...given) => script(source(work), given) as never
  await ask('POST', '/window/rect', { width: 1280, height: 900 })

  const find = (part: Part): Promise<string> =>
    until(`${part.role} “${part.name}”`, async () => {
      if (!(await run(hasFinder))) await script(finderScript, [])
      const element = (await run(findInPage, part)) as Element | null
      return element === null ? null : element[ELEMENT]
    })
  return {
    goto: async (url) => void (await ask('POST', '/url', { url })),
    reload: async () => void (await ask('POST', '/refresh', {})),
    run,
    press: (part) =>
      repeated(`press ${part.name}`, async () => {
        const id = await find(part)
        // The driver presses where the part was when it looked: a page that scrolls meanwhile would receive the press elsewhere.
        const isStill = await script(source(bringIntoView), [{ [ELEMENT]: id }])
        if (isStill !== true) throw new Error('It moves, or something covers it.')
        await ask('POST', `/element/${id}/click`, {})
      }),
    async key(part, key) {
      await repeated(`focus ${part.name}`, async () => {
        await script('arguments[0].focus()', [{ [ELEMENT]: await find(part) }])
      })
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    type: (part, text) =>
      repeated(`type into ${part.name}`, async () => {
        const id = await find(part)
        await script(source(selectText), [{ [ELEMENT]: id }])
        await ask('POST', `/element/${id}/value`, { text })
      }),
    close: async () => void (await ask('DELETE', '')),
  }
}

/**
 * Without `-noreset` the display restarts when its last window closes. A browser that starts at that moment finds no display and exits, and
 * its driver never answers.
 */
const DISPLAY = ['-a', '--server-args=-noreset -screen 0 1280x1024x24']

/** Starts the driver, on a display of its own where there is none. */
function startDriver({ driver, display }: WebKitPrograms, port: number): ChildProcess {
  const command = display === null ? [driver] : [display, ...DISPLAY, driver]
  return spawn(command[0] ?? driver, [...command.slice(1), `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  })
}

/** WebKitGTK without a window, through the driver that comes with it. */
export async function startWebKit(webKit: WebKitPrograms): Promise<Engine> {
  const port = await freePort()
  const send = sender(`http://127.0.0.1:${port}`)
  const driver = startDriver(webKit, port)
  await until('WebKitWebDriver answers', () => send('GET', '/status').catch(() => null))
  return {
    visit: () => tabOf(send, webKit),
    async close() {
      // The display and the browser are in the same group.
      if (driver.pid !== undefined) process.kill(-driver.pid)
    },
  }
}
