/** A picture of the shop's data, such as `/packs/197044702.svg`; null for every other path. */
export async function pictureAt(path: string): Promise<Response | null> {
  if (!path.endsWith('.svg')) return null
  const { allIllustrations } = await import('../../../fixtures/packshots/illustrations.ts')
  const { allScenes, drawPackshot } = await import('../../../fixtures/packshots/draw.ts')
  const name = path.slice(1)
  const gid = /^packs\/(\w+)\.svg$/.exec(name)?.[1]
  const svg =
    new Map([...allScenes(), ...allIllustrations()]).get(name) ??
    (gid === undefined ? null : drawing(gid, drawPackshot))
  return svg === null
    ? null
    : new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' } })
}

function drawing(gid: string, draw: (gid: string) => string): string | null {
  try {
    return draw(gid)
  } catch {
    return null
  }
}
