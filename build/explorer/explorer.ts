/**
 * The page at `/` of the mock server: every call of the OpenAPI document, with a form that sends it. It is sent to browsers as it is, without
 * its types, and imports nothing.
 */
interface Field {
  name: string
  in: string
  example?: string
  required: boolean
  $ref?: string
}
interface Operation {
  summary: string
  description?: string
  tags: string[]
  parameters?: Field[]
  requestBody?: { content: { 'application/json': { example?: unknown } } }
  'x-error-codes'?: (string | number)[]
  'x-guards'?: string[]
}
interface Contract {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
}
interface Listed {
  method: string
  path: string
  operation: Operation
}

const PAGE_DATA = '/{path}'

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

const headersOf = ({ path }: Listed): Record<string, string> =>
  path === PAGE_DATA ? { 'x-spa-navigation': 'true' } : { 'x-api-json': 'true' }

/** Every write needs the token of the cart. */
async function token(): Promise<string> {
  const answer = await fetch('/api/carts/sync', { headers: { 'x-api-json': 'true' } })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

/** The address of a call with the values of its form; query fields that are empty are left out. */
function addressOf({ path, operation }: Listed, values: FormData): string {
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
  const query = new URLSearchParams()
  for (const field of operation.parameters ?? [])
    if (field.in === 'query' && text(field.name) !== '') query.set(field.name, text(field.name))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    path === PAGE_DATA ? encodeURI(text(name)) : encodeURIComponent(text(name)),
  )
  return `${filled}${query.size > 0 ? `?${query}` : ''}`
}

async function send(listed: Listed, values: FormData): Promise<string> {
  const isWrite = listed.method !== 'get'
  const started = performance.now()
  const body = values.get('body')
  const answer = await fetch(addressOf(listed, values), {
    method: listed.method.toUpperCase(),
    headers: {
      ...headersOf(listed),
      ...(isWrite ? { 'content-type': 'application/json', 'x-csrf-token': await token() } : {}),
    },
    ...(typeof body === 'string' && body.trim() !== '' ? { body } : {}),
  })
  const text = await answer.text()
  const shown = answer.headers.get('content-type')?.includes('json')
    ? JSON.stringify(JSON.parse(text), null, 2)
    : text
  return `${answer.status} in ${Math.round(performance.now() - started)} ms\n${shown}`
}

function formOf(listed: Listed): HTMLElement {
  const { operation } = listed
  const fields = (operation.parameters ?? []).filter((field) => field.in === 'path' || field.in === 'query')
  const inputs = fields.map(({ name, example = '', required }) =>
    element('label', {}, name, element('input', { name, value: example, required })),
  )
  const sent = operation.requestBody?.content['application/json']
  const body = sent && element('textarea', { name: 'body', rows: 8, spellcheck: false })
  if (body) body.value = JSON.stringify(sent.example ?? {}, null, 2)
  const output = element('pre', { tabIndex: 0, hidden: true, ariaLabel: 'Answer', role: 'group' })
  const status = element('p', { role: 'status' })
  const form = element(
    'form',
    {},
    ...inputs,
    ...(body ? [element('label', {}, 'Body', body)] : []),
    element('button', {}, 'Try it'),
  )
  const ask = async () => {
    status.textContent = 'Sending'
    output.hidden = true
    try {
      const [first = '', ...rest] = (await send(listed, new FormData(form))).split('\n')
      status.textContent = first
      output.textContent = rest.join('\n')
      output.hidden = false
    } catch (error) {
      status.textContent = `No answer: ${String(error)}`
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void ask()
  })
  const notes = [
    operation.description,
    operation['x-guards'] && `Needs: ${operation['x-guards'].join(', ')}.`,
    operation['x-error-codes'] && `Errors: ${operation['x-error-codes'].join(', ')}.`,
  ].filter((note) => note !== undefined)
  return element('div', {}, ...notes.map((note) => element('p', {}, note)), form, status, output)
}

function rowOf(listed: Listed): HTMLDetailsElement {
  const { method, path, operation } = listed
  const row = element(
    'details',
    {},
    element(
      'summary',
      {},
      element('b', {}, method.toUpperCase()),
      ` ${path} `,
      element('small', {}, operation.summary),
    ),
  )
  row.addEventListener('toggle', () => row.append(formOf(listed)), { once: true })
  return row
}

async function show(): Promise<void> {
  const answer = await fetch('/__mock/openapi.json')
  const { paths, tags } = (await answer.json()) as Contract
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const main = document.querySelector('main')
  const sections = tags.map(({ name, description }) => {
    const rows = calls.filter(({ operation }) => operation.tags.includes(name)).map(rowOf)
    return element('section', {}, element('h2', {}, name), element('p', {}, description), ...rows)
  })
  main?.replaceChildren(...sections)
  document.querySelector('input')?.addEventListener('input', ({ target }) => {
    const wanted = (target as HTMLInputElement).value.toLowerCase()
    for (const section of sections) {
      const rows = [...section.querySelectorAll('details')]
      for (const row of rows)
        row.hidden = !row.querySelector('summary')?.textContent.toLowerCase().includes(wanted)
      section.hidden = rows.every((row) => row.hidden)
    }
  })
}

show().catch((error: unknown) => {
  const main = document.querySelector('main')
  if (main) main.textContent = `The calls could not be read: ${String(error)}`
})
