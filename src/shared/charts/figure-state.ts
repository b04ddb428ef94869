import { createContext, type RefObject, useContext } from 'react'
import type { Reading } from './figure'

/** What a chart and the frame around it tell each other. */
export interface FigureState {
  readonly name: string
  /** The room of the chart, which stands before it. */
  readonly room: RefObject<HTMLElement | null>
  readonly readings: readonly Reading[]
  /** The readings stand side by side along the width: the nearest is meant. Otherwise the chart says which is pointed at. */
  readonly along: boolean
  /** Series that are switched off. */
  readonly hidden: ReadonlySet<string>
  /** The reading that is pointed at. */
  readonly active: number | undefined
  readonly point: (index: number | undefined) => void
}

const FigureContext = createContext<FigureState>({
  name: '',
  room: { current: null },
  readings: [],
  along: false,
  hidden: new Set(),
  active: undefined,
  point: () => undefined,
})

export const FigureStateProvider = FigureContext.Provider

export function useFigure(): FigureState {
  return useContext(FigureContext)
}
