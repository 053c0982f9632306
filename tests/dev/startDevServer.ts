import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { freePort } from '../setup/freePort.ts'

export interface DevServer {
  /** The shop's address, with a slash at the end. */
  url: string
  close: () => Promise<void>
}

/** The file in its folder for the output of the development server, without colours. */
export const SERVER_LOG = 'dev-server.log'

/** Starts the development server of a folder like `npm start`, without opening a browser; resolves when it is ready. */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = await freePort()
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const server = spawn(
    process.execPath,
    ['--preserve-symlinks-main', vite, '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'development', VITEST: '' } },
  )
  let printed = ''
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((ready, fail) => {
    const read = (data: Buffer) => {
      const text = stripVTControlCharacters(data.toString())
      printed += text
      appendFileSync(join(folder, SERVER_LOG), text)
      if (printed.includes('Local:')) ready()
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    void ended.then(() => fail(new Error(`The development server ended:\n${printed}`)))
  })
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.kill()
      return ended
    },
  }
}
