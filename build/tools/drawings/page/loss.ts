import type { Picture } from './picture.ts'

/** Greys close to the light and dark backgrounds of the shop. */
const GROUNDS = [255, 40]

/**
 * The largest invisible difference of two pictures, of 255: on average over the painted area; in a square of 3 pixels, where texture may
 * change; and in a square of 9 pixels, where shapes may not.
 */
const BOUNDS = { mean: 2, spot: 30, form: 10 }
const SPOT_REACH = 1
const FORM_REACH = 4

type Box = { left: number; top: number; width: number; height: number }

/** The rectangle in which two pictures differ, with a margin; null if they are equal. */
function changedBox(one: Picture, other: Picture): Box | null {
  const { side } = one
  let [left, top, right, bottom] = [side, side, -1, -1]
  for (let at = 0; at < one.pixels.length; at += 1) {
    if (one.pixels[at] === other.pixels[at]) continue
    const [x, y] = [(at >> 2) % side, Math.floor((at >> 2) / side)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = y
  }
  if (bottom < 0) return null
  left = Math.max(0, left - FORM_REACH)
  top = Math.max(0, top - FORM_REACH)
  const [endX, endY] = [Math.min(side, right + FORM_REACH + 1), Math.min(side, bottom + FORM_REACH + 1)]
  return { left, top, width: endX - left, height: endY - top }
}

/** The difference of two pictures in one channel, on a background. */
function apart(one: Picture, other: Picture, channel: number, ground: number, box: Box): Float32Array {
  const difference = new Float32Array(box.width * box.height)
  for (let at = 0, y = box.top; y < box.top + box.height; y += 1) {
    const start = (y * one.side + box.left) * 4
    for (let pixel = start; pixel < start + box.width * 4; pixel += 4, at += 1)
      difference[at] =
        (one.pixels[pixel + channel] ?? 0) -
        (other.pixels[pixel + channel] ?? 0) -
        ground * ((one.pixels[pixel + 3] ?? 0) - (other.pixels[pixel + 3] ?? 0))
  }
  return difference
}

/** Averages each of `count` values from `start`, `stride` apart, with its neighbours up to `reach` before and after it. */
function averageLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  reach: number,
) {
  let sum = 0
  for (let at = -reach; at < count; at += 1) {
    if (at + reach < count) sum += from[start + (at + reach) * stride] ?? 0
    if (at > reach) sum -= from[start + (at - reach - 1) * stride] ?? 0
    if (at >= 0) to[start + at * stride] = sum / (2 * reach + 1)
  }
}

/** The largest average over squares of this reach. */
function largest(values: Float32Array, { width, height }: Box, reach: number): number {
  const across = new Float32Array(values.length)
  const blurred = new Float32Array(values.length)
  for (let y = 0; y < height; y += 1) averageLine(values, across, y * width, 1, width, reach)
  for (let x = 0; x < width; x += 1) averageLine(across, blurred, x, width, height, reach)
  return blurred.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
}

/** The visible loss from one picture to another: 0 for none, 1 for the largest invisible one. Stops counting at `enough`. */
export function lossOf(picture: Picture, simpler: Picture, enough: number): number {
  const box = changedBox(picture, simpler)
  if (!box) return 0
  let loss = 0
  for (const ground of GROUNDS) {
    const channels = [0, 1, 2].map((channel) => apart(picture, simpler, channel, ground, box))
    const sum = channels.reduce(
      (sum, channel) => channel.reduce((sum, value) => sum + Math.abs(value), sum),
      0,
    )
    loss = Math.max(loss, sum / 3 / picture.painted / BOUNDS.mean)
    for (const channel of channels) {
      if (loss > enough) return loss
      loss = Math.max(
        loss,
        largest(channel, box, SPOT_REACH) / BOUNDS.spot,
        largest(channel, box, FORM_REACH) / BOUNDS.form,
      )
    }
  }
  return loss
}
