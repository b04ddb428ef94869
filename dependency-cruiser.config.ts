import type { IConfiguration } from 'dependency-cruiser'

/** The layers of the source: imports only go down, features are islands. docs/adr/0001-layers.md says why. */
const FEATURE = '^src/features/([^/]+)/'

/** Folders that every page may use, the lowest first: a folder knows those before it. */
const SHARED_FOLDERS = [
  'lib',
  'react',
  'lazy',
  'domain',
  'ui',
  'api',
  'session',
  'address',
  'answer',
  'form',
  'table',
  'filters',
  'picture',
  'charts',
  'legal',
]

/** The rule book, the lowest first: a chapter knows those before it. */
const RULES = ['cells', 'exam', 'filing', 'own-data', 'chance', 'list', 'check-up', 'generator']

/** The subjects that features share, the lowest first. */
const ENTITIES = [
  'place',
  'province',
  'name-search',
  'assessment',
  'intention',
  'wishes',
  'catalogue',
  'compare',
  'admission',
  'season',
  'score-record',
  'rank',
  'school',
  'major',
  'profession',
  'intention-form',
  'student',
  'application-list',
  'brochure',
  'news',
  'original-book',
  'service-order',
]

/** The folders of what is about lists, the lowest first. Between these features no import goes, as between any. */
const LIST_FOLDERS = {
  'entities/application-list': [
    'years',
    'link',
    'notes',
    'diff',
    'making',
    'score',
    'check-up',
    'editor',
    'advice',
    'adding',
  ],
  'features/list-editor': ['check-up', 'editing', 'arrange', 'detail'],
  'features/list-share': ['import', 'family', 'share', 'files', 'entry'],
  'features/list-review': ['advice', 'design', 'versions'],
  'features/list-outcome': ['compare', 'replay'],
} as const

/** The subjects of the demo world, the lowest first: a subject knows those before it. */
const WORLD_SUBJECTS = [
  'kit',
  'given',
  'exam',
  'places',
  'majors',
  'professions',
  'schools',
  'admission',
  'early',
  'filing',
  'books',
  'articles',
  'people',
]

/** The check of a live API, the lowest first; what stands beside these folders puts them together. */
const CHECK = ['exchange', 'judge', 'ask', 'write', 'report', 'testing']

/** What stands beside the product, the lowest first. A command starts a tool by its name and imports none. */
const BESIDE_SOURCE = ['scripts', 'tools', 'lab']

/** The order of each folder; a test compares it with what stands there. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'src/shared': SHARED_FOLDERS,
  'src/rules': RULES,
  'src/entities': ENTITIES,
  ...Object.fromEntries(Object.entries(LIST_FOLDERS).map(([folder, folders]) => [`src/${folder}`, folders])),
  'src/mocks/world': WORLD_SUBJECTS,
  'tools/contract/check': CHECK,
}

/** One rule for each layer: it may not import what stands above it. */
function goDown(name: string, folder: string, layers: readonly string[]) {
  return layers.slice(0, -1).map((layer, index) => ({
    name: `${name}-${layer}`,
    severity: 'error' as const,
    from: { path: `^${folder}/${layer}/`, pathNot: '\\.test\\.ts$' },
    to: { path: `^${folder}/(${layers.slice(index + 1).join('|')})/` },
  }))
}

export default {
  forbidden: [
    {
      name: 'source-knows-no-tools',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: `^(${BESIDE_SOURCE.join('|')})/` },
    },
    ...BESIDE_SOURCE.slice(0, -1).map((name, index) => ({
      name: `beside-source-goes-down-${name}`,
      severity: 'error' as const,
      from: { path: `^${name}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^(${BESIDE_SOURCE.slice(index + 1).join('|')})/` },
    })),
    ...Object.entries(LIST_FOLDERS).flatMap(([folder, folders]) =>
      goDown(`list-folders-go-down-${folder}`, `src/${folder}`, folders),
    ),
    {
      name: 'list-entity-stands-below-its-folders',
      comment: 'What several folders of the entity need stands beside them, and knows none of them.',
      severity: 'error',
      from: { path: '^src/entities/application-list/[^/]+$', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/entities/application-list/[^/]+/' },
    },
    ...goDown('check-goes-down', 'tools/contract/check', CHECK),
    {
      name: 'check-is-put-together-above',
      comment: 'What puts the folders together stands beside them, and none of them knows it.',
      severity: 'error',
      from: { path: '^tools/contract/check/[^/]+/', pathNot: '^tools/contract/check/testing/' },
      to: { path: '^tools/contract/check/[^/]+$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-are-islands',
      comment: 'Two features meet only in routes/ and app/.',
      severity: 'error',
      from: { path: FEATURE },
      to: { path: FEATURE, pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-go-down',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(app|routes|mocks)/|^src/(main|routeTree)' },
    },
    {
      name: 'shared-goes-down',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/(app|routes|features|entities|mocks)/|^src/(main|routeTree)' },
    },
    ...goDown('shared-folders-go-down', 'src/shared', SHARED_FOLDERS),
    {
      name: 'ui-knows-no-subject',
      comment: 'Components know neither session nor calls nor rules.',
      severity: 'error',
      from: { path: '^src/shared/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/', pathNot: '^src/shared/(ui|lib|react|lazy)/' },
    },
    {
      name: 'entities-are-below-features',
      severity: 'error',
      from: { path: '^src/entities/' },
      to: { path: '^src/(app|routes|features|mocks)/|^src/(main|routeTree)' },
    },
    ...goDown('entities-go-down', 'src/entities', ENTITIES),
    {
      name: 'rules-are-pure',
      comment:
        'Rules know the contract, each other, zod and the packer of addresses, nothing that draws or calls.',
      severity: 'error',
      from: { path: '^src/rules/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/(rules|contracts)/|(^|/)node_modules/(zod|fflate)/' },
    },
    ...goDown('rules-go-down', 'src/rules', RULES),
    {
      name: 'checks-are-islands',
      comment: 'A check is one file: what two of them need stands beside the folder.',
      severity: 'error',
      from: { path: '^src/rules/check-up/checks/', pathNot: '/all\\.ts$' },
      to: { path: '^src/rules/check-up/checks/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'The same for what is true of people and accounts.',
      severity: 'error',
      from: { path: '^src/shared/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/(shared/domain|rules|contracts)/|(^|/)node_modules/zod/' },
    },
    {
      name: 'contracts-import-only-zod',
      severity: 'error',
      from: { path: '^src/contracts/' },
      to: { pathNot: '^src/contracts/|(^|/)node_modules/zod/' },
    },
    {
      name: 'mocks-see-little',
      severity: 'error',
      from: { path: '^src/mocks/' },
      to: { path: '^src/', pathNot: '^src/(mocks|contracts|rules|shared/domain|shared/lib)/' },
    },
    {
      name: 'only-main-reaches-mocks',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/mocks/|^src/main\\.tsx$' },
      to: { path: '^src/mocks/' },
    },
    {
      name: 'main-reaches-mocks-dynamically',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^src/mocks/', dynamic: false },
    },
    {
      name: 'only-mocks-import-msw',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/mocks/' },
      to: { path: '(^|/)node_modules/(msw|@mswjs)/' },
    },
    {
      name: 'only-browser-reaches-console',
      comment: 'The console of testers is loaded by the mocked product in a browser, when it is wanted.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/mocks/console/|^src/mocks/browser\\.ts$' },
      to: { path: '^src/mocks/console/' },
    },
    {
      name: 'browser-reaches-console-dynamically',
      severity: 'error',
      from: { path: '^src/mocks/browser\\.ts$' },
      to: { path: '^src/mocks/console/', pathNot: '/open-key\\.ts$', dynamic: false },
    },
    {
      name: 'only-charts-import-nivo',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/shared/charts/' },
      to: { path: '(^|/)node_modules/@nivo/' },
    },
    {
      name: 'only-forms-import-react-hook-form',
      comment: 'It loads with a form, never with the first page.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(shared/form|features)/' },
      to: { path: '(^|/)node_modules/(react-hook-form|@hookform)/' },
    },
    {
      name: 'world-is-pure',
      comment: 'Facts and models know nothing of the server around them.',
      severity: 'error',
      from: { path: '^src/mocks/world/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(mocks/world|contracts|rules|shared/domain)/' },
    },
    ...goDown('world-subjects-go-down', 'src/mocks/world', WORLD_SUBJECTS),
    {
      name: 'handlers-import-entries',
      comment: "A subject's entries stand in its folder; its models and facts stand a folder below.",
      severity: 'error',
      from: { path: '^src/mocks/', pathNot: '^src/mocks/world/|\\.test\\.ts$' },
      to: { path: '^src/mocks/world/[^/]+/[^/]+/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      // The build puts shims in the place of other modules; the published description alone reads words of the contract.
      from: {
        orphan: true,
        path: '^src/',
        pathNot:
          '\\.(test|d)\\.tsx?$|\\.css$|^src/app/(prefetch|first-views)/shims/|^src/contracts/meaning/(rules|words)\\.ts$',
      },
      to: {},
    },
    {
      name: 'not-to-dev-dependencies',
      comment: 'What ships is a dependency; mocks, tests and scripts may use the others.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/mocks/|\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'routeTree\\.gen\\.ts$|\\.css$' },
  },
} satisfies IConfiguration
