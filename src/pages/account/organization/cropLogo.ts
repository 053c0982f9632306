import {
  ORGANIZATION_LOGO_FILE_MAXIMUM,
  ORGANIZATION_LOGO_MAXIMUM,
  ORGANIZATION_LOGO_SIDE,
} from '../../../contract/limits.ts'
import type { MessageKey } from '../../../i18n/keys.ts'

/** The image types that every browser can draw. An SVG could contain scripts. */
export const LOGO_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']

/** Why a file cannot be a logo; null if type and size are allowed. */
export function logoProblem({ type, size }: Pick<File, 'type' | 'size'>): MessageKey | null {
  if (!LOGO_TYPES.includes(type)) return 'organization.logo_type'
  return size > ORGANIZATION_LOGO_FILE_MAXIMUM ? 'organization.logo_size' : null
}

/** The picture of a file; null if the browser cannot read it. */
export async function openLogo(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file)
  } catch {
    return null
  }
}

export const closeLogo = (picture: ImageBitmap): void => picture.close()

export const isWide = ({ width, height }: Pick<ImageBitmap, 'width' | 'height'>): boolean => width > height

/** The largest square of a picture, in its pixels. `position` in percent: 0 is the left or upper end, 100 the right or lower. */
export function squareOf(
  { width, height }: Pick<ImageBitmap, 'width' | 'height'>,
  position: number,
): { x: number; y: number; side: number } {
  const side = Math.min(width, height)
  const offset = Math.round(((Math.max(width, height) - side) * position) / 100)
  return width > height ? { x: offset, y: 0, side } : { x: 0, y: offset, side }
}

/** The first that is small enough is used. */
const QUALITIES = [0.9, 0.75, 0.6, 0.4]

/** The square as a data URL of at most `ORGANIZATION_LOGO_MAXIMUM` characters. JPEG has no transparency: the ground is white. */
export function croppedLogo(picture: ImageBitmap, position: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = ORGANIZATION_LOGO_SIDE
  canvas.height = ORGANIZATION_LOGO_SIDE
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new TypeError('The browser cannot draw.')
  const { x, y, side } = squareOf(picture, position)
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, ORGANIZATION_LOGO_SIDE, ORGANIZATION_LOGO_SIDE)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, x, y, side, side, 0, 0, ORGANIZATION_LOGO_SIDE, ORGANIZATION_LOGO_SIDE)
  let url = ''
  for (const quality of QUALITIES) {
    url = canvas.toDataURL('image/jpeg', quality)
    if (url.length <= ORGANIZATION_LOGO_MAXIMUM) break
  }
  return url
}
