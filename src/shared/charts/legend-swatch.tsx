import type { Mark } from './figure'

/** The mark of a series as it stands before its name. */
export function LegendSwatch({ mark: { shape, color, dash } }: { mark: Mark }) {
  return (
    <svg aria-hidden width={20} height={12} className="shrink-0">
      {shape === 'box' && (
        <rect x={4} width={12} height={12} rx={2} fill={color} stroke="var(--foreground)" strokeWidth={0.5} />
      )}
      {shape === 'line' && (
        <line y1={6} y2={6} x2={20} stroke={color} strokeWidth={2.5} strokeDasharray={dash} />
      )}
      {shape === 'stick' && <line x1={10} x2={10} y2={12} stroke={color} strokeWidth={2} />}
    </svg>
  )
}
