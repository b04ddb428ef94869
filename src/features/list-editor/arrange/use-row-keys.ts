import { useState } from 'react'
import type { ApplicationItem } from '~/contracts/application-lists'
import { farJump } from './far-jump'

/**
 * The keys of rows. React takes all rows that were overtaken to their new places one by one: where a single row jumped far,
 * it is drawn anew instead.
 */
export function useRowKeys(items: readonly ApplicationItem[]): (unitId: string) => string {
  const [drawn, setDrawn] = useState({ items, jumps: new Map<string, number>() })
  let { jumps } = drawn
  if (drawn.items !== items) {
    const jumped = farJump(drawn.items.map(unitIdOf), items.map(unitIdOf))
    if (jumped !== undefined) jumps = new Map(jumps).set(jumped, (jumps.get(jumped) ?? 0) + 1)
    setDrawn({ items, jumps })
  }
  return (unitId) => `${unitId} ${jumps.get(unitId) ?? 0}`
}

const unitIdOf = ({ unitId }: ApplicationItem) => unitId
