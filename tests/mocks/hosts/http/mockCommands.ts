/** Calls the commands of a mock server, and returns answer and status. A text is sent as it is, anything else as JSON. */
export const mockCommands =
  (url: () => string) =>
  async (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
    const response = await fetch(new URL(`/__mock${path}`, url()), {
      method,
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
