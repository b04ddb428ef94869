import { useMemo } from 'react'
import { qrPath } from './qr-path'

interface QrCodeProps {
  readonly text: string
  /** What it opens, as a label. */
  readonly label: string
  readonly className?: string
}

/** A QR code, black on white in every theme: readers expect that. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, d } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={d} fill="#000" />
    </svg>
  )
}
