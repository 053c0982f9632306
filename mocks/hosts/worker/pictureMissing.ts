const GROUND =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M30 42h40l-4 34a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4Z" fill="#838C86" opacity=".35"/><path d="M39 42a11 11 0 0 1 22 0" fill="none" stroke="#838C86" stroke-width="5" opacity=".35"/></svg>'

/** The placeholder for a picture that is not cached, without a network: a plain basket. */
export async function pictureMissing(): Promise<Response> {
  return new Response(GROUND, { headers: { 'content-type': 'image/svg+xml' } })
}
