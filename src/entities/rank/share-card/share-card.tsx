import type { ReactNode } from 'react'
import { IS_MOCKED } from '~/shared/lib/browser/mode'
import { textWidth } from '~/shared/lib/text/text-width'
import { wrapped } from '~/shared/picture/picture-text'
import { qrPath } from '~/shared/picture/qr-path'

/** Of the card, in units of half a pixel of its picture: 1080 × 1440. */
export const CARD_WIDTH = 540
export const CARD_HEIGHT = 720
const MARGIN = 28
/** The room of the drawing. */
export const DRAWING = { width: CARD_WIDTH - 2 * MARGIN, height: 330 }
const CODE = 120

export interface ShareCardProps {
  readonly title: string
  readonly subtitle: string
  /** What the card says in one line. */
  readonly reported: string
  /** Three of them stand side by side. */
  readonly figures: readonly {
    readonly term: string
    readonly value: string
    readonly note?: string | undefined
  }[]
  /** Whose figures these are, from which day. */
  readonly source: string
  /** What the code opens. */
  readonly link: string
  /** Drawn in the room of `DRAWING`. */
  readonly children: ReactNode
}

const FAINT = 'var(--muted-foreground)'

/** A picture to be sent, three by four: title, a drawing with the reader in it, three figures, source, and a code that leads there. */
export function ShareCard({ title, subtitle, reported, figures, source, link, children }: ShareCardProps) {
  const code = qrPath(link)
  const column = DRAWING.width / 3
  const lines = wrapped(
    source + (IS_MOCKED ? '　演示产品，结果勿用于填报。' : ''),
    DRAWING.width - CODE - 24,
    13,
  )
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={CARD_WIDTH} height={CARD_HEIGHT}>
      <title>{title}</title>
      <rect width={CARD_WIDTH} height={CARD_HEIGHT} fill="var(--background)" />
      <g transform={`translate(${MARGIN},0)`} fill="var(--foreground)">
        <text y={56} fontSize={fitting(title, 30)} fontWeight={600}>
          {title}
        </text>
        <text y={84} fontSize={15} fill={FAINT}>
          {subtitle}
        </text>
        <text y={120} fontSize={fitting(reported, 20)} fontWeight={600}>
          {reported}
        </text>
        <g transform="translate(0,136)">{children}</g>
        {figures.slice(0, 3).map(({ term, value, note }, at) => (
          <g key={term} transform={`translate(${at * column},500)`}>
            <text fontSize={13} fill={FAINT}>
              {term}
            </text>
            <text y={30} fontSize={24} fontWeight={600}>
              {value}
            </text>
            {note && (
              <text y={50} fontSize={13} fill={FAINT}>
                {note}
              </text>
            )}
          </g>
        ))}
        <line x2={DRAWING.width} y1={568} y2={568} stroke="var(--border)" />
        {lines.map((line, at) => (
          <text key={line} y={596 + at * 20} fontSize={13} fill={FAINT}>
            {line}
          </text>
        ))}
        <g transform={`translate(${DRAWING.width - CODE},578)`}>
          <rect width={CODE} height={CODE} fill="#fff" />
          <path d={code.d} fill="#000" transform={`scale(${CODE / code.size})`} />
        </g>
      </g>
    </svg>
  )
}

/** The size at which a line has room. */
function fitting(text: string, size: number): number {
  return Math.min(size, (size * DRAWING.width) / Math.max(textWidth(text, size), 1))
}
