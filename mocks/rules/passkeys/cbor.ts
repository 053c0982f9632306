/** The values that an attestation uses: no tags, no floats, no indefinite lengths. */
export type Cbor = number | string | boolean | null | Uint8Array | Cbor[] | Map<Cbor, Cbor>

/** Nested deeper, it is no attestation. */
const DEEPEST = 8

const simple: ReadonlyMap<number, boolean | null> = new Map([
  [20, false],
  [21, true],
  [22, null],
])

/** The number that follows the first byte of an item: in its last five bits, or in the next 1, 2 or 4 bytes. */
function numberAt(view: DataView, at: number): [value: number, end: number] {
  const short = view.getUint8(at) & 31
  if (short < 24) return [short, at + 1]
  if (short === 24) return [view.getUint8(at + 1), at + 2]
  if (short === 25) return [view.getUint16(at + 1), at + 3]
  if (short === 26) return [view.getUint32(at + 1), at + 5]
  throw new RangeError(`no length: ${short}`)
}

/** Reads one CBOR item (RFC 8949). Returns it and where it ends; throws a `RangeError` for bytes that are none. */
export function readCbor(bytes: Uint8Array, start = 0, depth = 0): [value: Cbor, end: number] {
  if (depth > DEEPEST) throw new RangeError('nested too deep')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = view.getUint8(start) >> 5
  const [size, begin] = numberAt(view, start)
  const items = (count: number): [items: Cbor[], end: number] => {
    const found: Cbor[] = []
    let at = begin
    for (let index = 0; index < count; index += 1) {
      const [item, end] = readCbor(bytes, at, depth + 1)
      found.push(item)
      at = end
    }
    return [found, at]
  }
  switch (kind) {
    case 0:
      return [size, begin]
    case 1:
      return [-1 - size, begin]
    case 2:
    case 3: {
      const end = begin + size
      if (end > bytes.length) throw new RangeError('too short')
      const content = bytes.subarray(begin, end)
      return [kind === 2 ? content : new TextDecoder().decode(content), end]
    }
    case 4:
      return items(size)
    case 5: {
      const [flat, end] = items(size * 2)
      return [new Map(flat.flatMap((key, at) => (at % 2 === 0 ? [[key, flat[at + 1] ?? null]] : []))), end]
    }
    default: {
      const value = kind === 7 ? simple.get(size) : undefined
      if (value === undefined) throw new RangeError(`no such item: ${kind}`)
      return [value, begin]
    }
  }
}
