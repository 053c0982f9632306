type Stop = { at: number; colour: readonly number[]; opacity: number }

const channels = (colour: string): number[] => {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1)
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
}

const NAMED: Readonly<Record<string, string>> = { red: '#f00', tan: '#d2b48c' }

const readStop = (stop: Element): Stop => {
  const colour = stop.getAttribute('stop-color') ?? '#000'
  return {
    at: Number(stop.getAttribute('offset') ?? 0),
    colour: channels(NAMED[colour] ?? colour),
    opacity: Number(stop.getAttribute('stop-opacity') ?? 1),
  }
}

/** The average colour and opacity of a gradient. */
export function middleOf(gradient: Element): { colour: string; opacity: number } {
  const stops = [...gradient.querySelectorAll('stop')].map(readStop)
  const ends = [...stops.slice(1), undefined]
  const sums = [0, 0, 0]
  let opacity = 0
  const add = (stop: Stop, share: number) => {
    opacity += stop.opacity * share
    for (const [channel, value] of stop.colour.entries())
      sums[channel] = (sums[channel] ?? 0) + value * stop.opacity * share
  }
  if (stops[0]) add(stops[0], stops[0].at)
  for (const [at, stop] of stops.entries()) {
    const share = (ends[at]?.at ?? 1) - stop.at
    add(stop, share / 2)
    add(ends[at] ?? stop, share / 2)
  }
  const hex = (sum: number) =>
    Math.round(sum / (opacity || 1))
      .toString(16)
      .padStart(2, '0')
  return { colour: `#${sums.map(hex).join('')}`, opacity }
}
