import type * as z from 'zod/mini'
import { contractGroups } from '~/contracts/groups'
import { type Contract, readContract } from './contract'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/contracts/**/*.ts', {
  eager: true,
})

/** The contract of the product; throws `BrokenContract` when it cannot be used. */
export function loadContract(): Contract {
  return readContract(contractGroups, schemaNames())
}

/** The exported schemas by their exported names; each names itself once in what is published. */
export function schemaNames(): ReadonlyMap<z.ZodMiniType, string> {
  const names = new Map<z.ZodMiniType, string>()
  const taken = new Map<string, string>()
  for (const [file, exported] of Object.entries(modules)) {
    for (const [name, value] of Object.entries(exported)) {
      if (!isSchema(value) || names.has(value)) continue
      const other = taken.get(name)
      if (other !== undefined) throw new Error(`两个模式同名 ${name}：${other} 与 ${file}`)
      taken.set(name, file)
      names.set(value, name)
    }
  }
  return names
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value
}
