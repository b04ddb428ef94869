import { useQuery } from '@tanstack/react-query'
import type { ControlLine } from '~/contracts/control-lines'
import { controlLineCalls } from './control-lines.calls'

const NONE: readonly ControlLine[] = []

/** The control lines of one year, none until they are known, and the answer that they come with. */
export function useLinesOfYear({ province, year }: { province: string; year: number }) {
  const answer = useQuery(controlLineCalls.byProvince(province))
  const lines = answer.data?.find((known) => known.year === year)?.batchLines ?? NONE
  return { lines, answer }
}
