import type { CDPSession, Page } from 'playwright-core'

type Node = Awaited<ReturnType<typeof readTree>>[number]

const readTree = async (tools: CDPSession) => {
  const { nodes } = await tools.send('Accessibility.getFullAXTree')
  return nodes
}

const CONTROLS = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
])
/** Parts that a screen reader lists by name. */
const PARTS = new Set([
  'dialog',
  'alertdialog',
  'region',
  'navigation',
  'complementary',
  'radiogroup',
  'image',
])
const GROUPS = new Set(['radiogroup', 'group'])

const roleOf = ({ role }: Node): string => String(role?.value ?? '')
const nameOf = ({ name }: Node): string => String(name?.value ?? '').trim()
const levelOf = ({ properties = [] }: Node): number =>
  Number(properties.find(({ name }) => name === 'level')?.value.value ?? 0)

/** The faults that a screen reader's user would meet on the page as it is now, in words; empty where there are none. */
export async function treeFaults(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page)
  const all = await readTree(tools)
  await tools.detach()
  const byId = new Map(all.map((node) => [node.nodeId, node]))
  const read = all.filter(({ ignored }) => !ignored)
  const faults: string[] = []

  const isNamedGroup = (node: Node): boolean => GROUPS.has(roleOf(node)) && nameOf(node) !== ''
  const hasNamedGroup = ({ parentId }: Node): boolean => {
    const parent = byId.get(parentId ?? '')
    return parent !== undefined && (isNamedGroup(parent) || hasNamedGroup(parent))
  }
  for (const node of read) {
    const role = roleOf(node)
    if ((CONTROLS.has(role) || PARTS.has(role) || role === 'heading') && nameOf(node) === '')
      faults.push(`a ${role} without a name`)
    if (role === 'radio' && !hasNamedGroup(node))
      faults.push(`the radio “${nameOf(node)}” is in no named group`)
  }

  const mains = read.filter((node) => roleOf(node) === 'main')
  if (mains.length !== 1) faults.push(`${mains.length} main parts`)
  const headings = read.filter((node) => roleOf(node) === 'heading')
  const titles = headings.filter((node) => levelOf(node) === 1)
  if (titles.length !== 1)
    faults.push(`${titles.length} headings of level 1: ${titles.map(nameOf).join(', ')}`)
  for (const [index, heading] of headings.entries()) {
    const before = headings[index - 1]
    if (before && levelOf(heading) > levelOf(before) + 1)
      faults.push(`“${nameOf(heading)}” has level ${levelOf(heading)} after ${levelOf(before)}`)
  }

  const navigations = read.filter((node) => roleOf(node) === 'navigation').map(nameOf)
  const twice = navigations.filter((name, index) => navigations.indexOf(name) !== index)
  if (twice.length > 0) faults.push(`navigations of one name: ${twice.join(', ')}`)
  return faults
}
