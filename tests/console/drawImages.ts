import { onTestFinished, vi } from 'vitest'

/** Encoded by the canvas below at each size. */
export const jpegUrl = (width: number, height: number, quality: number) =>
  `data:image/jpeg;base64,${btoa(`${width}x${height}@${quality}`)}`

/**
 * jsdom decodes and draws no images: of a file it "decodes" the pixels after the first bytes, `1600x900`, and fails for all else. The canvas
 * encodes its own size, at `lengthOf` characters.
 */
export function drawImages({ lengthOf = () => 0 }: { lengthOf?: (width: number) => number } = {}): void {
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const size = /(\d+)x(\d+)$/.exec(await file.text())
    if (!size) throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
    return { width: Number(size[1]), height: Number(size[2]), close: () => undefined }
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const context = { fillRect: vi.fn<() => void>(), drawImage: vi.fn<() => void>() }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function encode(
    this: HTMLCanvasElement,
    _type,
    quality,
  ) {
    return jpegUrl(this.width, this.height, Number(quality)).padEnd(lengthOf(this.width), 'A')
  })
}
