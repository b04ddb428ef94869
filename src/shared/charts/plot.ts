/** Room around the plot of a chart with axes, px. */
export const PLOT_MARGIN = { top: 12, right: 20, bottom: 28, left: 48 } as const

/** The share of a plot's width at which a client x stands, given the box of the whole chart. */
export function plotFraction(
  clientX: number,
  box: { readonly left: number; readonly width: number },
): number {
  const { left, right } = PLOT_MARGIN
  return (clientX - box.left - left) / Math.max(1, box.width - left - right)
}

/** Where something at a fraction of the plot's width stands, as CSS. */
export function plotLeft(fraction: number): string {
  const { left, right } = PLOT_MARGIN
  return `calc(${left}px + ${fraction} * (100% - ${left + right}px))`
}

/** 3 月 is written 3月 on an axis, where room is short. */
export function monthName(month: number): string {
  return `${month}月`
}

/** Below this width of the whole chart, px, every other month has its name. */
const ROOM_FOR_MONTHS = 480

/** The months that an axis names. */
export function namedMonths(months: readonly number[], width: number): readonly number[] {
  return width < ROOM_FOR_MONTHS ? months.filter((_, index) => index % 2 === 0) : months
}

/** Width of a name on an axis with the room around it, px. */
const ROOM_OF_NAME = 56

/** Places from 0 that an axis names, as far apart as their names need. */
export function spacedPlaces(count: number, width: number): readonly number[] {
  const step = Math.max(1, Math.ceil((count * ROOM_OF_NAME) / Math.max(width, ROOM_OF_NAME)))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}

/** Shades of the one colour from strong to faint, far enough from each other to tell them apart without colours. */
export function shade(index: number, count: number): Shade {
  const strength = count < 2 ? STRONGEST : STRONGEST - (index * (STRONGEST - FAINTEST)) / (count - 1)
  const percent = Math.round(strength)
  return {
    fill: `color-mix(in oklab, var(--primary) ${percent}%, var(--background))`,
    ink: percent >= DARK_GROUND ? 'var(--background)' : 'var(--foreground)',
  }
}

export interface Shade {
  readonly fill: string
  /** Of words on it. */
  readonly ink: string
}

/** Percent of the brand colour. */
const STRONGEST = 95
const FAINTEST = 12
const DARK_GROUND = 62

const ROUND = [1, 2, 2.5, 5, 10]

/**
 * The values at round steps from 0 to at least `top`, at most `steps` + 1 of them. Each is a multiple of `unit`, the least
 * that a figure of the axis can say: two ticks never have one name.
 */
export function roundTicks(top: number, { steps = 5, unit = 0 } = {}): number[] {
  if (!(top > 0)) return [0]
  const rough = top / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const isSaid = (value: number) => unit === 0 || Math.abs(value / unit - Math.round(value / unit)) < 1e-9
  const factor = ROUND.find((one) => one * power >= rough && isSaid(one * power)) ?? 10
  const step = Math.max(factor * power, unit)
  const count = Math.ceil(top / step - 1e-9)
  // Multiplying keeps 0.3 from becoming 0.30000000000000004.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
