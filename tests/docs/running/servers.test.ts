import { expect, test } from 'vitest'
import { freePort } from '../../setup/freePort.ts'
import { start } from '../shell.ts'

test.each(['npm start', 'npm run dev'])('%s serves the shop', async (command) => {
  const port = await freePort()
  // BROWSER=none: a test opens no window on this machine.
  await start(`${command} -- --port ${port} --strictPort`, /ready in \d+ ms/, { env: { BROWSER: 'none' } })
  const response = await fetch(`http://localhost:${port}/`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<script type="module"')
})
