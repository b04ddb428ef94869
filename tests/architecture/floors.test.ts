import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import config, { FLOORS } from '../../dependency-cruiser.config'
import { type Cruise, cruiseSource } from './cruise'

const PATIENCE_MS = 180_000

/** A file that breaks each rule: where it is planted below `src`, and what it wrongly imports. */
const PLANTED: Readonly<Record<string, readonly [file: string, imported: string]>> = {
  'no-cycles': ['shared/lib/planted-a.ts', './planted-b'],
  'features-are-islands': ['features/planted/a.ts', '~/features/rank/rank.address'],
  'features-go-down': ['features/planted/b.ts', '~/app/router'],
  'shared-goes-down': ['shared/lib/planted-c.ts', '~/entities/place/places'],
  'ui-knows-no-subject': ['shared/ui/planted.ts', '~/rules/exam/years'],
  'entities-are-below-features': ['entities/place/planted.ts', '~/features/rank/rank.address'],
  'rules-are-pure': ['rules/exam/planted.ts', '~/shared/lib/format'],
  'rules-go-down-exam': ['rules/exam/planted-b.ts', '../chance/tier-name'],
  'checks-are-islands': ['rules/check-up/checks/planted.ts', './gap'],
  'domain-is-pure': ['shared/domain/planted.ts', '~/shared/lib/format'],
  'contracts-import-only-zod': ['contracts/planted.ts', '~/shared/lib/format'],
  'mocks-see-little': ['mocks/server/planted.ts', '~/shared/api/client'],
  'only-main-reaches-mocks': ['features/planted/c.ts', '~/mocks/scenario/scenario'],
  'main-reaches-mocks-dynamically': ['main.tsx', '~/mocks/browser'],
  'only-mocks-import-msw': ['features/planted/d.ts', 'msw'],
  'only-browser-reaches-console': ['mocks/server/planted-b.ts', '../console/console'],
  'browser-reaches-console-dynamically': ['mocks/browser.ts', '~/mocks/console/console'],
  'only-charts-import-nivo': ['features/planted/e.ts', '@nivo/line'],
  'only-forms-import-react-hook-form': ['entities/place/planted-b.ts', 'react-hook-form'],
  'world-is-pure': ['mocks/world/exam/planted.ts', '~/mocks/scenario/scenario'],
  'handlers-import-doors': ['mocks/calls/planted.ts', '../world/schools/model/texts'],
  'no-orphans': ['features/planted/f.ts', ''],
  'not-to-dev-dependencies': ['features/planted/g.ts', 'vitest'],
  'shared-rooms-go-down-lib': ['shared/lib/planted-d.ts', '~/shared/domain/access'],
  'shared-rooms-go-down-api': ['shared/api/planted.ts', '~/shared/session/session'],
  'entities-go-down-province': ['entities/province/planted.ts', '~/entities/school/crest'],
  'world-subjects-go-down-exam': ['mocks/world/exam/planted-b.ts', '../schools/schools'],
}

const fileOf = (imported: string) =>
  imported === ''
    ? 'export const planted = 1\n'
    : `import * as planted from '${imported}'\nexport { planted }\n`

/** Whether a violation is one that was planted; what else is wrong in a file of the product, with a line planted in it, is not. */
const isPlanted = (violation: string) =>
  violation.includes('planted') ||
  Object.entries(PLANTED).some(([rule, [file]]) => violation.startsWith(`${rule}: src/${file} →`))

/** Rules of one list of floors share a name up to the floor: one of them proves the form of all. */
const familyOf = (rule: string) =>
  /^(rules-go-down|shared-rooms-go-down|entities-go-down|world-subjects-go-down)-/.exec(rule)?.[1] ?? rule

describe('the floors', () => {
  // The source is read once, with what breaks the rules planted in it.
  let cruised: Cruise
  beforeAll(async () => {
    const files = Object.values(PLANTED).map(([file, imported]) => [file, fileOf(imported)] as const)
    cruised = await cruiseSource({
      ...Object.fromEntries(files),
      'shared/lib/planted-b.ts': fileOf('./planted-a'),
    })
  }, PATIENCE_MS)

  it('hold, over the whole source', () => {
    // A parser that reads nothing finds nothing wrong.
    const sources = import.meta.glob('/src/**/*.{ts,tsx}')
    const read = cruised.modules.filter((module) => module.startsWith('src/')).length
    expect(read).toBeGreaterThan(Object.keys(sources).length * 0.95)
    expect(cruised.violations.filter((violation) => !isPlanted(violation))).toEqual([])
  })

  it.each(Object.entries(FLOORS))('of %s are all of its folders', (folder, floors) => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(floors.toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
  })

  describe('with a planted file', () => {
    it.each(Object.entries(PLANTED))('break %s', (rule, [file]) => {
      const found = cruised.violations.filter((violation) => violation.startsWith(`${rule}: `))
      expect(found.some((violation) => violation.includes(`src/${file}`))).toBe(true)
    })

    it('leave no rule without a proof', () => {
      const proven = new Set(Object.keys(PLANTED).map(familyOf))
      const rules = (config.forbidden ?? []).map((rule) => familyOf(rule.name ?? ''))
      expect(rules.filter((rule) => !proven.has(rule))).toEqual([])
    })
  })
})
