import type { Page } from 'playwright-core'
import type { ScenarioRow } from '../../../mocks/scenarios/row.ts'
import { scenarioGroups } from '../../../mocks/scenarios/table.ts'
import { closeInterstitials } from '../closeInterstitials.ts'
import { controlsReady } from '../console/controlsReady.ts'
import { test as journey } from '../journey.ts'
import { hold } from './hold.ts'

const test = journey.extend('serviceWorkers', 'block')

/** What the page meets by itself is in tests/console/goThere.test.ts. */
const needsShopper = ({ act, isAtStart }: ScenarioRow) =>
  isAtStart === true || (act !== 'open' && act !== 'lookBelow')

/** A page has the texts of a language once it has shown it, and a tab offers an invite until it is closed. */
const needsOwnPage = ({ act }: ScenarioRow) =>
  act === 'speakMalay' || act === 'joinByInvite' || act === 'giveCode'

/** Rows that one page meets, one after the other. */
const walks = scenarioGroups
  .flatMap(({ id, rows }) => {
    const walked = rows.filter((row) => needsShopper(row))
    return [
      [`the rows of ${id}`, walked.filter((row) => !needsOwnPage(row))] as const,
      ...walked.filter((row) => needsOwnPage(row)).map((row) => [row.id, [row]] as const),
    ]
  })
  .filter(([, rows]) => rows.length > 0)

/** Presses the button in the console, and waits for the page of the row. */
async function goThere(page: Page, { id, start }: ScenarioRow): Promise<void> {
  const [path, title] = await page.evaluate(() => [location.pathname, document.title] as const)
  const panel = page.getByRole('tabpanel', { name: 'Scenarios' })
  await panel.getByRole('searchbox', { name: 'Search scenarios' }).fill(id)
  const card = panel.getByRole('listitem').filter({ has: page.getByText(id, { exact: true }) })
  await card.getByRole('button', { name: /^Go there: / }).click()
  // A product has its name after its number.
  const [, section, number = ''] = new URL(start, page.url()).pathname.split('/')
  await page.waitForFunction(
    ({ name, beginning }) =>
      (beginning === '/' ? location.pathname === '/' : location.pathname.startsWith(beginning)) &&
      window.mock?.shop() &&
      window.mock.armed().some((one) => one.name === name),
    { name: id, beginning: `/${[section, number].filter(Boolean).join('/')}` },
  )
  // The address changes before the page.
  await page.waitForFunction(([earlier, name]) => location.pathname === earlier || document.title !== name, [
    path,
    title,
  ] as const)
}

test.for(walks)('“Go there” leads to %s, with the console beside the shop', async ([, rows], { visit }) => {
  const page = await visit('/?console=1', { viewport: { width: 1800, height: 1000 } })
  await closeInterstitials(page)
  await controlsReady(page)
  for (const row of rows) {
    await goThere(page, row)
    await hold(page, row).catch((error) => {
      throw new Error(`${row.id}: ${error}`, { cause: error })
    })
    const followed = page.getByRole('region', { name: 'Followed now' })
    await followed.getByText('as expected', { exact: true }).waitFor()
  }
})
