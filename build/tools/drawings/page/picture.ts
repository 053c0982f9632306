/** A drawing as painted, its colours multiplied by their opacity: red, green, blue, opacity of each pixel. */
export type Picture = { side: number; pixels: Float32Array; painted: number }

const canvas = document.createElement('canvas')
const context = canvas.getContext('2d', { willReadFrequently: true })

/** Paints a drawing on a transparent square; `side` in pixels. */
export async function paint(svg: string, side: number): Promise<Picture> {
  if (!context) throw new Error('This browser has no canvas')
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  canvas.width = side
  canvas.height = side
  context.drawImage(image, 0, 0, side, side)
  const { data } = context.getImageData(0, 0, side, side)
  const pixels = new Float32Array(data.length)
  let painted = 0
  for (let at = 0; at < data.length; at += 4) {
    const opacity = (data[at + 3] ?? 0) / 255
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel] = (data[at + channel] ?? 0) * opacity
    pixels[at + 3] = opacity
    painted += opacity
  }
  return { side, pixels, painted }
}
