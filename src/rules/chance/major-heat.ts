import { MAJOR_HEAT } from './facts/major-heat'

let byName: ReadonlyMap<string, number> | undefined

/**
 * How much harder a major or type is to enter than its school's median major, in ln of rank; undefined without a
 * figure. What stands in brackets behind the name does not count.
 */
export function majorHeat(name: string): number | undefined {
  byName ??= new Map(
    MAJOR_HEAT.trim()
      .split('\n')
      .flatMap((row) => {
        const [heat, names = ''] = row.split('|')
        return names.split(' ').map((name) => [name, Number(heat) / 100] as const)
      }),
  )
  return byName.get(name) ?? byName.get(name.replace(/[（(].*$/, ''))
}

/** How much easier the easiest of some majors is than the middle of a school, in ln of rank; 0 where none is known. */
export function easiestEffect(names: Iterable<string>): number {
  let easiest: number | undefined
  for (const name of names) {
    const heat = majorHeat(name)
    if (heat !== undefined && -heat > (easiest ?? Number.NEGATIVE_INFINITY)) easiest = -heat
  }
  return easiest ?? 0
}
