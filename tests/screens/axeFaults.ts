import axe from 'axe-core'

/** What axe finds on the page, in words; colours are looked at in a browser, since nothing is painted here. */
export async function axeFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
