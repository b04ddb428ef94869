import { workerData } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'

/*
 * Draws the picture of a page, 1200 × 630, in a thread of its own. Colours are those of the light theme
 * (src/app/theme.css).
 */

const WIDTH = 1200
const HEIGHT = 630
const COLOURS = {
  paper: '#faf9f5',
  ink: '#14171d',
  quiet: '#5b6068',
  primary: '#1f3f66',
  soft: '#e6ecf4',
  warn: '#a33a1d',
  warnSoft: '#fbe9e3',
}

/** The size of a name by its length: one line, else two. */
const SIZES = [
  [9, 84],
  [12, 80],
  [16, 62],
  [40, 56],
]

// The array is the same for every picture: what is read of the fonts is kept with it.
const fonts = workerData.fonts.map(({ name, weight, data }) => ({ name, weight, data: Buffer.from(data) }))
const LATIN = fonts.find(({ name }) => name === 'latin')?.name ?? fonts[0].name

const box = (style, ...children) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})
const words = (style, text) => ({
  type: 'div',
  props: { style: { display: 'block', ...style }, children: text },
})

/** The PNG of a card. */
export default async function draw(facts) {
  const svg = await satori(card(facts), { width: WIDTH, height: HEIGHT, fonts })
  return new Resvg(svg).render().asPng()
}

function card({ kind, name, tags, figure, isDemo }) {
  const size = SIZES.find(([length]) => [...name].length <= length)?.[1] ?? 48
  return box(
    {
      ...{ width: WIDTH, height: HEIGHT, boxSizing: 'border-box', padding: '48px 72px' },
      ...{ flexDirection: 'column', background: COLOURS.paper },
      ...{
        color: COLOURS.ink,
        fontFamily: LATIN,
        fontWeight: 400,
        borderTop: `16px solid ${COLOURS.primary}`,
      },
    },
    box(
      { justifyContent: 'space-between', alignItems: 'center', fontSize: 32 },
      brand(),
      words({ color: COLOURS.quiet }, kind),
    ),
    words({ fontSize: size, fontWeight: 600, lineHeight: 1.25, marginTop: 28, lineClamp: 2 }, name),
    box({ flexWrap: 'wrap', gap: 14, marginTop: 18, maxHeight: 60, overflow: 'hidden' }, ...tags.map(tag)),
    ...(figure ? [figureOf(figure)] : []),
    foot(isDemo),
  )
}

function brand() {
  const mark = {
    type: 'svg',
    props: {
      ...{ width: 48, height: 48, viewBox: '0 0 32 32' },
      children: [
        { type: 'rect', props: { width: 32, height: 32, rx: 6, fill: COLOURS.primary } },
        {
          type: 'path',
          props: {
            d: 'M8 24V14a6 6 0 0 1 6-6h2M8 16h8a8 8 0 0 1 8 8',
            fill: 'none',
            stroke: COLOURS.paper,
            strokeWidth: 3,
            strokeLinecap: 'round',
          },
        },
        { type: 'circle', props: { cx: 21, cy: 8, r: 2.6, fill: '#e0532f' } },
      ],
    },
  }
  return box({ alignItems: 'center', gap: 16 }, mark, words({ fontSize: 36, fontWeight: 600 }, '择途'))
}

const tag = (text) =>
  words(
    {
      fontSize: 28,
      padding: '8px 18px',
      borderRadius: 8,
      background: COLOURS.soft,
      color: COLOURS.primary,
      whiteSpace: 'nowrap',
    },
    text,
  )

function figureOf({ label, value, note }) {
  return box(
    { flexDirection: 'column', marginTop: 'auto' },
    words({ fontSize: 32, color: COLOURS.quiet }, label),
    box(
      { alignItems: 'baseline', gap: 28 },
      words({ fontSize: 80, fontWeight: 600, color: COLOURS.primary, lineHeight: 1.2 }, value),
      ...(note ? [words({ fontSize: 36 }, note)] : []),
    ),
  )
}

function foot(isDemo) {
  const said = words({ fontSize: 24, color: COLOURS.quiet }, '以省级教育考试院和高校招生章程公布为准')
  const demo = words(
    {
      fontSize: 28,
      fontWeight: 600,
      padding: '6px 18px',
      borderRadius: 8,
      background: COLOURS.warnSoft,
      color: COLOURS.warn,
    },
    '演示数据',
  )
  return box(
    { marginTop: 'auto', justifyContent: 'space-between', alignItems: 'center', minHeight: 52 },
    said,
    ...(isDemo ? [demo] : []),
  )
}
