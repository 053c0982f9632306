import { middleOf } from './middle.ts'

const SVG = 'http://www.w3.org/2000/svg'
const SAMPLES = 48
/** How far a blur spreads, in its standard deviations. */
const SPREAD = 1.5

type Ellipse = { x: number; y: number; along: number; across: number; angle: number }

/** The ellipse with the position and extent of a shape. */
function ellipseLike(shape: Element): Ellipse | null {
  const outline = document.importNode(shape, true)
  if (!(outline instanceof SVGGeometryElement)) return null
  const stage = document.createElementNS(SVG, 'svg')
  stage.append(outline)
  document.body.append(stage)
  const length = outline.getTotalLength()
  const points = Array.from({ length: SAMPLES }, (_, at) => outline.getPointAtLength((length * at) / SAMPLES))
  stage.remove()
  const mean = (of: (point: DOMPoint) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  const wide = mean((point) => (point.x - x) ** 2)
  const high = mean((point) => (point.y - y) ** 2)
  const slant = mean((point) => (point.x - x) * (point.y - y))
  const [middle, spread] = [(wide + high) / 2, Math.hypot((wide - high) / 2, slant)]
  const stroke = shape.hasAttribute('stroke') ? Number(shape.getAttribute('stroke-width') ?? 1) / 2 : 0
  return {
    x,
    y,
    along: Math.sqrt(2 * (middle + spread)) + stroke,
    across: Math.sqrt(Math.max(0, 2 * (middle - spread))) + stroke,
    angle: (Math.atan2(2 * slant, wide - high) * 90) / Math.PI,
  }
}

/** The average colour and opacity of a shape. */
function paintOf(shape: Element, drawing: Element): { colour: string; opacity: number } | null {
  const paint = shape.hasAttribute('stroke') ? 'stroke' : 'fill'
  const colour = shape.getAttribute(paint)
  if (colour === null || colour === 'none') return null
  const own = Number(shape.getAttribute(`${paint}-opacity`) ?? 1)
  const id = /^url\(#(.+)\)$/.exec(colour)?.[1]
  const gradient = id === undefined ? null : drawing.querySelector(`[id="${id}"]`)
  if (!gradient) return id === undefined ? { colour, opacity: own } : null
  const middle = middleOf(gradient)
  return { colour: middle.colour, opacity: middle.opacity * own }
}

/** Replaces a blurred shape by an ellipse that fades outwards, which needs no filter. */
export function glowInstead(shape: Element, drawing: Element): void {
  const blurred = shape.hasAttribute('filter') ? shape : shape.parentElement
  const filter = /#(.+)\)/.exec(blurred?.getAttribute('filter') ?? '')?.[1]
  const blur = Number(
    drawing.querySelector(`[id="${filter}"] > feGaussianBlur:only-child`)?.getAttribute('stdDeviation'),
  )
  const id = `${filter}-glow`
  if (drawing.querySelector(`[id="${id}"]`)) return
  const ellipse = ellipseLike(shape)
  const paint = paintOf(shape, drawing)
  if (!blurred || !(blur > 0) || !ellipse || !paint) return
  const { x, y, angle } = ellipse
  const reach = SPREAD * blur
  const thin = Math.min(1, ellipse.across / reach)
  const edge = Math.max(0, (ellipse.across - reach) / (ellipse.across + reach))
  const make = (name: string, attributes: Readonly<Record<string, string | number>>) => {
    const element = drawing.ownerDocument.createElementNS(SVG, name)
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(
        attribute,
        typeof value === 'number' ? String(Math.round(value * 100) / 100) : value,
      )
    return element
  }
  const gradient = make('radialGradient', { id })
  gradient.append(
    make('stop', { offset: edge, 'stop-color': paint.colour, 'stop-opacity': paint.opacity * thin }),
    make('stop', { offset: 1, 'stop-color': paint.colour, 'stop-opacity': 0 }),
  )
  const own = shape.getAttribute('transform') ?? ''
  const glow = make('ellipse', {
    cx: x,
    cy: y,
    rx: ellipse.along + reach,
    ry: ellipse.across + reach,
    fill: `url(#${id})`,
    transform: `${own}rotate(${Math.round(angle)} ${x.toFixed(1)} ${y.toFixed(1)})`,
  })
  const opacity = shape.getAttribute('opacity')
  if (opacity !== null) glow.setAttribute('opacity', opacity)
  blurred.removeAttribute('filter')
  shape.replaceWith(glow)
  drawing.append(gradient)
}
