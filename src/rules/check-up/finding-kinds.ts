import type { Finding } from './check-list'
import type { Severity } from './finding'

/** All that one check has found, as one card. */
export interface FindingKind {
  readonly check: Finding['check']
  readonly name: string
  /** Of its gravest finding. */
  readonly severity: Severity
  readonly findings: readonly Finding[]
}

/** Findings by their check, in the order in which they are told: the gravest first. */
export function kindsOf(findings: readonly Finding[]): readonly FindingKind[] {
  const kinds = new Map<string, Finding[]>()
  for (const finding of findings) {
    const own = kinds.get(finding.check)
    if (own) own.push(finding)
    else kinds.set(finding.check, [finding])
  }
  return [...kinds.values()].flatMap((own) => {
    const [first] = own
    return first ? [{ check: first.check, name: first.name, severity: first.severity, findings: own }] : []
  })
}

/** What these find does not count when it is filed: it cannot be taken note of, only mended. */
const OF_VOID: ReadonlySet<string> = new Set<Finding['check']>(['elsewhere', 'subject-mismatch', 'stopped'])

export const isOfVoid = ({ check }: Pick<Finding, 'check'>) => OF_VOID.has(check)
