import axe from 'axe-core'

/** The faults that axe finds on the page, without colours: jsdom does not paint, so a browser test checks those. */
export async function axeFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
