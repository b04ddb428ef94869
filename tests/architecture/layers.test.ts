import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import config, { LAYERS } from '../../dependency-cruiser.config'
import { type Cruise, cruiseSource } from './cruise'
import { readBesideSource, readSources } from './sources'

const PATIENCE_MS = 180_000

/** A file that breaks each rule: where it is planted, and what it wrongly imports. */
const PLANTED: Readonly<Record<string, readonly [file: string, imported: string]>> = {
  'no-cycles': ['src/shared/lib/planted-a.ts', './planted-b'],
  'features-are-islands': ['src/features/planted/a.ts', '~/features/rank/rank.address'],
  'features-go-down': ['src/features/planted/b.ts', '~/app/router'],
  'shared-goes-down': ['src/shared/lib/planted-c.ts', '~/entities/place/places'],
  'ui-knows-no-subject': ['src/shared/ui/planted.ts', '~/rules/exam/years'],
  'entities-are-below-features': ['src/entities/place/planted.ts', '~/features/rank/rank.address'],
  'rules-are-pure': ['src/rules/exam/planted.ts', '~/shared/lib/text/format'],
  'rules-go-down-exam': ['src/rules/exam/planted-b.ts', '../chance/tier-name'],
  'checks-are-islands': ['src/rules/check-up/checks/planted.ts', './gap'],
  'domain-is-pure': ['src/shared/domain/planted.ts', '~/shared/lib/text/format'],
  'contracts-import-only-zod': ['src/contracts/planted.ts', '~/shared/lib/text/format'],
  'mocks-see-little': ['src/mocks/server/planted.ts', '~/shared/api/client'],
  'only-main-reaches-mocks': ['src/features/planted/c.ts', '~/mocks/scenario/scenario'],
  'main-reaches-mocks-dynamically': ['src/main.tsx', '~/mocks/browser'],
  'only-mocks-import-msw': ['src/features/planted/d.ts', 'msw'],
  'only-browser-reaches-console': ['src/mocks/server/planted-b.ts', '../console/console'],
  'browser-reaches-console-dynamically': ['src/mocks/browser.ts', '~/mocks/console/console'],
  'only-charts-import-nivo': ['src/features/planted/e.ts', '@nivo/line'],
  'only-forms-import-react-hook-form': ['src/entities/place/planted-b.ts', 'react-hook-form'],
  'world-is-pure': ['src/mocks/world/exam/planted.ts', '~/mocks/scenario/scenario'],
  'handlers-import-entries': ['src/mocks/calls/planted.ts', '../world/schools/model/texts'],
  'no-orphans': ['src/features/planted/f.ts', ''],
  'not-to-dev-dependencies': ['src/features/planted/g.ts', 'vitest'],
  'shared-folders-go-down-lib': ['src/shared/lib/planted-d.ts', '~/shared/domain/access'],
  'shared-folders-go-down-api': ['src/shared/api/planted.ts', '~/shared/session/session'],
  'entities-go-down-province': ['src/entities/province/planted.ts', '~/entities/school/crest'],
  'world-subjects-go-down-exam': ['src/mocks/world/exam/planted-b.ts', '../schools/schools'],
  'source-knows-no-tools': ['src/features/planted/h.ts', '../../../scripts/lib/options.mjs'],
  'beside-source-goes-down-scripts': ['scripts/lib/planted.ts', '../../tools/contract/load'],
  'beside-source-goes-down-tools': ['tools/previews/planted.ts', '../../lab/names.mjs'],
  'list-folders-go-down-features/list-editor-check-up': [
    'src/features/list-editor/check-up/planted.ts',
    '../detail/list-page',
  ],
  'list-folders-go-down-entities/application-list-diff': [
    'src/entities/application-list/diff/planted.ts',
    '../editor/list-draft',
  ],
  'list-entity-stands-below-its-folders': ['src/entities/application-list/planted.ts', './editor/list-draft'],
  'check-goes-down-exchange': ['tools/contract/check/exchange/planted.ts', '../judge/judge'],
  'check-is-put-together-above': ['tools/contract/check/judge/planted.ts', '../run'],
}

const fileOf = (imported: string) =>
  imported === ''
    ? 'export const planted = 1\n'
    : `import * as planted from '${imported}'\nexport { planted }\n`

/** Whether a violation is one that was planted; what else is wrong in a file of the product, with a line planted in it, is not. */
const isPlanted = (violation: string) =>
  violation.includes('planted') ||
  Object.entries(PLANTED).some(([rule, [file]]) => violation.startsWith(`${rule}: ${file} →`))

/** Rules of one list of layers share a name up to the layer: one of them proves the form of all. */
const familyOf = (rule: string) =>
  /^(rules-go-down|shared-folders-go-down|entities-go-down|world-subjects-go-down|list-folders-go-down|check-goes-down)-/.exec(
    rule,
  )?.[1] ?? rule

describe('the layers', () => {
  // The source is read once, with what breaks the rules planted in it.
  let cruised: Cruise
  beforeAll(async () => {
    const files = Object.values(PLANTED).map(([file, imported]) => [file, fileOf(imported)] as const)
    cruised = await cruiseSource({
      ...Object.fromEntries(files),
      'src/shared/lib/planted-b.ts': fileOf('./planted-a'),
    })
  }, PATIENCE_MS)

  it('hold, over the whole source', () => {
    // A parser that reads nothing finds nothing wrong.
    for (const folder of ['src', 'scripts', 'tools', 'lab']) {
      const there =
        folder === 'src' ? readSources() : readBesideSource().filter(([file]) => file.startsWith(folder))
      const read = cruised.modules.filter((module) => module.startsWith(`${folder}/`)).length
      expect(read, folder).toBeGreaterThan(there.length * 0.9)
    }
    expect(cruised.violations.filter((violation) => !isPlanted(violation))).toEqual([])
  })

  it.each(Object.entries(LAYERS))('of %s are all of its folders', (folder, layers) => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(layers.toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
  })

  describe('with a planted file', () => {
    it.each(Object.entries(PLANTED))('break %s', (rule, [file]) => {
      const found = cruised.violations.filter((violation) => violation.startsWith(`${rule}: `))
      expect(found.some((violation) => violation.includes(file))).toBe(true)
    })

    it('leave no rule without a proof', () => {
      const proven = new Set(Object.keys(PLANTED).map(familyOf))
      const rules = (config.forbidden ?? []).map((rule) => familyOf(rule.name ?? ''))
      expect(rules.filter((rule) => !proven.has(rule))).toEqual([])
    })
  })
})
