import { useFigure } from './figure-state'
import { PlotBox } from './plot-box'
import { STEPS, stepOf, TILE_COLUMNS, TILE_ROWS } from './tiles'

export interface TileFigure {
  readonly province: string
  readonly column: number
  readonly row: number
  /** Of 100. */
  readonly share: number
  /** As it stands on the tile. */
  readonly text: string
}

export interface TileMapProps {
  /** In the order in which they are read. */
  readonly tiles: readonly TileFigure[]
}

/** Widest a tile gets, px. */
const LARGEST = 64
const GAP = 2

/** The provinces as equal tiles, about where they lie; the figure stands on each. */
export function TileMap({ tiles }: TileMapProps) {
  const { active, point } = useFigure()
  const largest = Math.max(0, ...tiles.map(({ share }) => share))
  return (
    <PlotBox>
      {({ width, height }) => {
        const tileWidth = Math.min(LARGEST, width / TILE_COLUMNS)
        const tileHeight = Math.min(tileWidth, height / TILE_ROWS)
        const left = (width - tileWidth * TILE_COLUMNS) / 2
        return (
          <svg width={width} height={height} role="presentation">
            {tiles.map(({ province, column, row, share, text }, index) => {
              const step = stepOf(share, largest)
              return (
                <g
                  key={province}
                  transform={`translate(${left + column * tileWidth},${row * tileHeight})`}
                  onPointerEnter={() => point(index)}
                  onPointerDown={() => point(index)}
                >
                  <rect
                    x={GAP / 2}
                    y={GAP / 2}
                    width={tileWidth - GAP}
                    height={tileHeight - GAP}
                    rx={3}
                    fill={groundOf(step)}
                    stroke={active === index ? 'var(--foreground)' : 'var(--border)'}
                    strokeWidth={active === index ? 2 : 1}
                  />
                  <g textAnchor="middle" fill={step >= DARK ? 'var(--background)' : 'var(--foreground)'}>
                    <text x={tileWidth / 2} y={tileHeight * 0.42} fontSize={12}>
                      {province}
                    </text>
                    <text x={tileWidth / 2} y={tileHeight * 0.8} fontSize={12} fontWeight={600}>
                      {text}
                    </text>
                  </g>
                </g>
              )
            })}
          </svg>
        )
      }}
    </PlotBox>
  )
}

/** From this step on the ground is dark. */
const DARK = 3

function groundOf(step: number): string {
  return step === 0
    ? 'var(--background)'
    : `color-mix(in oklab, var(--primary) ${Math.round((90 * step) / STEPS)}%, var(--background))`
}
