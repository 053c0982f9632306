import * as v from 'valibot'

/** An image beside the notes: always a JPEG, as a data URL. */
export const screenshotSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(60)),
  url: v.pipe(v.string(), v.startsWith('data:image/jpeg;base64,')),
})
export type Screenshot = v.InferOutput<typeof screenshotSchema>

export const SCREENSHOTS_AT_MOST = 3
/** Of a file, in megabytes. */
export const SCREENSHOT_MAXIMUM_MB = 10
/**
 * The longer side of the image in pixels, and its quality: tried one after the other until its data URL has at most a million characters, so that
 * three of them fit into the storage of a tab.
 */
const SIZES = [
  [2000, 0.9],
  [2000, 0.7],
  [1400, 0.7],
  [1000, 0.6],
] as const
const LENGTH_AT_MOST = 1_000_000

export type ScreenshotProblem = 'type' | 'size' | 'unreadable'

/** A file that is no screenshot, and why. */
export class ScreenshotRefused extends Error {
  override name = 'ScreenshotRefused'
  readonly reason: ScreenshotProblem
  constructor(reason: ScreenshotProblem) {
    super(`Not a screenshot: ${reason}`)
    this.reason = reason
  }
}

/** PNG, JPEG or WebP, by the first bytes: the name and the type of a file are what its sender says. */
async function isImage(file: Blob): Promise<boolean> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  return (
    start.startsWith('\u0089PNG\r\n') ||
    start.startsWith('\u00FF\u00D8\u00FF') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  )
}

/** A name for Markdown, in which nothing is markup. */
const plainName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{N}.,-]+/gu, ' ')
    .trim()
    .slice(0, 60)

function jpegAt(side: number, quality: number, image: CanvasImageSource, width: number, height: number) {
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new ScreenshotRefused('unreadable')
  // A JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', quality)
}

/** Draws an image as a JPEG, small enough to keep. Nothing else of a file, such as its place or its author, is in it. */
export function toJpeg(image: CanvasImageSource, width: number, height: number): string {
  let url = ''
  for (const [side, quality] of SIZES) {
    url = jpegAt(side, quality, image, width, height)
    if (url.length <= LENGTH_AT_MOST) break
  }
  return url
}

/** Reads a file as a screenshot. Throws `ScreenshotRefused` for a file that is too large, of another type, or damaged. */
export async function readScreenshot(file: File, otherwise: string): Promise<Screenshot> {
  // Not even read: a file may be larger than memory.
  if (file.size > SCREENSHOT_MAXIMUM_MB * 1_000_000) throw new ScreenshotRefused('size')
  if (!(await isImage(file))) throw new ScreenshotRefused('type')
  const image = await createImageBitmap(file).catch(() => {
    throw new ScreenshotRefused('unreadable')
  })
  try {
    return { name: plainName(file.name) || otherwise, url: toJpeg(image, image.width, image.height) }
  } finally {
    image.close()
  }
}
