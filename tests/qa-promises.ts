/** How a line of `docs/qa.md` begins, and the tests that fail when what it promises is false. */
export interface QaPromise {
  readonly line: string
  /** `file › title`, as in `qa-jobs.ts`. */
  readonly tests: readonly string[]
}

const CONSOLE = 'tests/e2e/console.spec.ts'
const BEGINS = 'tests/e2e/scenario-begins.spec.ts'
const WORDS = 'src/mocks/scenario/words.test.ts'
const FAULTS = 'src/mocks/scenario/faults.test.ts'
const CLOCK = 'src/mocks/scenario/clock.test.ts'
const CALLS = 'src/mocks/console/call-log.test.ts'
const ROWS = 'src/mocks/console/store-rows.test.ts'
const FINDINGS = 'src/mocks/console/findings.test.ts'
const SETS = 'src/mocks/data-set/data-set.test.ts'
const REPLAY = 'src/mocks/replay/replay.test.ts'
const RESIZED = 'src/mocks/scenario/alter/resized.test.ts'
const MOCK = 'tests/contract/mock.test.ts'
const PEOPLE = 'tests/contract/scenario-people.test.ts'
const SURVIVAL = 'lab/survival'

const HELD = `${WORDS} › holds clock, person, lists, latency, failures and changes of answers`
const REFUSED = `${WORDS} › refuses %s aloud, saying what could stand there`
const NAMED = [
  `${WORDS} › $id says only what is known`,
  `${WORDS} › has only failures that people can look up`,
]
const STUDENT = `${PEOPLE} › %s has a score of the province, and the rank that its table gives`
const FORMS = `${PEOPLE} › has as many lists and choices as it says, locked where it says so`
const IMPOSSIBLE = `${PEOPLE} › of %s is refused aloud`
const SETS_STUDENT = `${CONSOLE} › the console sets a student, and its address opens the same anywhere`
const KEPT_DATA = `${CONSOLE} › data that were kept under a name or as a file are where a page, or a test elsewhere, starts from`
const FAILS = `${MOCK} › makes %s fail with %s`
const PLAYED_BACK = `${CONSOLE} › a recording is played back with one press, over a reload, and ended with one`
const JUDGED = `${CONSOLE} › a call of the page is judged, its answer edited under the contract, and it is handed on`
const LOOKED_AT = `${CONSOLE} › a page is looked at for barriers, and all that was seen leaves in one file`
const SEED = `${CONSOLE} › another seed is another world, and one press brings everything back`

/** Every promise of the guide for testers, in its order. */
export const QA_PROMISES: readonly QaPromise[] = [
  {
    line: '- 地址里有 `qa.*`，场景就从这里重新开始',
    tests: [
      `${BEGINS} › a new scenario that names nobody is a guest’s, and words that are laid over leave the person`,
      `${BEGINS} › the person and the clock of a scenario are there before the first answer, also after the browser has ended the worker`,
      `${WORDS} › begins anew where an address tells of one, and goes on where it only opens the console`,
    ],
  },
  {
    line: '- `qa.keep`：',
    tests: [
      `${WORDS} › is laid over the one before, and an empty word ends what it says`,
      `${BEGINS} › a new scenario that names nobody is a guest’s, and words that are laid over leave the person`,
    ],
  },
  {
    line: '- 写错的词（没有的接口也是）不会生效',
    tests: [
      REFUSED,
      `${CONSOLE} › are counted apart and in red, and nothing of them is told as if it had happened`,
      'tests/e2e/mock-limits.spec.ts › is refused in the page, and what it does know holds',
    ],
  },
  {
    line: '- 在测试里：',
    tests: ['src/mocks/console/fixture.test.ts › writes a scenario as a browser test does'],
  },
  {
    line: '- 接口服务：',
    tests: [`${WORDS} › is the same as address, as JSON and in memory, and nothing of it is refused`],
  },
  {
    line: '- 已经打开的页面：',
    tests: [
      'tests/e2e/wishes.spec.ts › says that the record could not be read, and not that nothing is kept',
    ],
  },
  {
    line: '- **场景**：',
    tests: [SETS_STUDENT, `${CONSOLE} › a word that nobody knows is refused while it is typed`],
  },
  {
    line: '- **接口**：',
    tests: [
      JUDGED,
      `${CALLS} › holds what was asked, by whom, and how it was answered`,
      `${CALLS} › counts what is asked again, unless it failed or a write came in between`,
      `${CALLS} › writes a call for a shell and for a browser test`,
      `${CALLS} › plans for a call and takes it back, under the name that the scenario has for it`,
    ],
  },
  {
    line: '- **数据**：',
    tests: [
      `${ROWS} › shows each %s as it is now, and takes it back as its schema allows`,
      `${ROWS} › refuses a record that its schema does not know, and another id`,
      `${ROWS} › becomes a person in the scenario as it is, without the student that it told of`,
      SEED,
    ],
  },
  {
    line: '- **检查**：',
    tests: [
      `${FINDINGS} › gathers what is wrong with a page, by what was looked for`,
      'src/mocks/console/slips.test.ts › %s is told of',
      'src/mocks/console/slips.test.ts › nothing is said of %s',
      'src/mocks/console/long-tasks.test.ts › names the scripts that ran in a task, the longest first',
      LOOKED_AT,
    ],
  },
  {
    line: '- **记录**：',
    tests: [
      LOOKED_AT,
      'src/mocks/console/bug-report.test.ts › packs what was seen into one file, and nobody reads a number, a code or a token in it',
      'src/mocks/console/har.test.ts › judges each recorded answer of the API by the contract',
    ],
  },
  {
    line: '- **复制链接**',
    tests: [`${CONSOLE} › a click in the page keeps the scenario, and one press copies page and scenario`],
  },
  { line: '| `qa.persona` ', tests: [SETS_STUDENT, REFUSED] },
  { line: '| `qa.province` ', tests: [STUDENT, REFUSED] },
  { line: '| `qa.subject` ', tests: [IMPOSSIBLE, REFUSED] },
  { line: '| `qa.score`', tests: [STUDENT, IMPOSSIBLE] },
  { line: '| `qa.lists`', tests: [FORMS, REFUSED] },
  { line: '| `qa.locked` ', tests: [FORMS] },
  {
    line: '| `qa.tables`',
    tests: [
      'src/mocks/server/table-years.test.ts › have this year from the moment its tables are out: noon of the day after the results, or as a scenario says',
      'tests/e2e/weici.spec.ts › opens with the table of this year, beside the lines of last year',
    ],
  },
  { line: '| `qa.order` ', tests: [`${PEOPLE} › has a service order at status %d, or none`, REFUSED] },
  {
    line: '| `qa.now` ',
    tests: [
      `${CLOCK} › stands at the moment of the scenario, goes on as real time does, stops, or goes faster`,
      `${WORDS} › reads the plus sign of a time that nobody has escaped`,
    ],
  },
  {
    line: '| `qa.clock` ',
    tests: [
      `${CLOCK} › stands at the moment of the scenario, goes on as real time does, stops, or goes faster`,
    ],
  },
  {
    line: '| `qa.device` ',
    tests: [`${CLOCK} › of a device is ahead of that of the server, or behind it, by minutes`],
  },
  { line: '| `qa.seed` ', tests: [SEED] },
  {
    line: '| `qa.scale` ',
    tests: [
      'tests/contract/schools.test.ts › holds so many schools as the scenario says',
      'tests/contract/schools.test.ts › grows past the real schools by ones that say what they are',
    ],
  },
  { line: '| `qa.reset` ', tests: [SEED] },
  { line: '| `qa.data` ', tests: [KEPT_DATA, `${CONSOLE} › are refused aloud`] },
  { line: '- **存在这个浏览器**', tests: [KEPT_DATA] },
  { line: '- **存成文件**', tests: [KEPT_DATA, `${SETS} › holds neither tokens nor codes`] },
  {
    line: '- **从文件恢复**',
    tests: [
      `${SETS} › refuses %s in plain words`,
      `${SETS} › is what it was, or refused, wherever a file was damaged`,
      `${SETS} › tells how many of each kind testers have changed`,
    ],
  },
  {
    line: '- 恢复时回到那份数据的场景',
    tests: [
      `${SETS} › belongs to a world and its student, and lets the network be as it is`,
      `${SETS} › brings back what was changed and removed, and leaves who is signed in`,
    ],
  },
  { line: '- `qa.data=<名字>`：', tests: [KEPT_DATA] },
  {
    line: '| `qa.latency` ',
    tests: [HELD, `${PEOPLE} › fails, waits and changes as it is told, by call and for all`],
  },
  {
    line: '| `qa.fail` ',
    tests: [
      `${FAULTS} › happens with every call, the first few, one of them, or some from one on`,
      `${FAULTS} › happens with a share of the calls`,
    ],
  },
  {
    line: '| `qa.patch` ',
    tests: [
      'src/mocks/scenario/alter/patched.test.ts › replace, add and remove',
      'src/mocks/scenario/alter/patched.test.ts › lead from any answer to any other',
    ],
  },
  { line: '- `500` 等 400 到 599', tests: [FAILS] },
  { line: '- `rejected` ', tests: [FAILS] },
  {
    line: '- `offline` ',
    tests: [
      FAILS,
      `${MOCK} › breaks a connection in the middle of an answer`,
      `${MOCK} › lets a caller wait (%s)`,
    ],
  },
  { line: '- `malformed` ', tests: [FAILS] },
  {
    line: '- `least` ',
    tests: [
      'src/mocks/scenario/alter/least.test.ts › has every member that is demanded and no other',
      'src/mocks/scenario/alter/emptied.test.ts › empties lists, maps and totals, and leaves the rest',
      `${RESIZED} › has one entry, and says so`,
      `${RESIZED} › has as many as a page holds, each with an id of its own`,
      `${RESIZED} › has long texts where the contract has room for them`,
    ],
  },
  {
    line: '- `hostile` ',
    tests: [
      'src/mocks/scenario/alter/hostile.test.ts › replace the article of a record and nothing else',
      'src/mocks/scenario/alter/broken-addresses.test.ts › spoils addresses at any depth, and nothing else',
    ],
  },
  {
    line: '- `qa.fail=GET /assets/score-line:offline`',
    tests: [`${CALLS} › counts the calls and the files of the product that a failure has hit`],
  },
  {
    line: '- 打开录下的页面',
    tests: [`${REPLAY} › tells when and where it begins, and who was signed in`, PLAYED_BACK],
  },
  {
    line: '- 一个请求和录下的同一接口',
    tests: [
      `${REPLAY} › answers as it was recorded, a repeated call with its n-th answer and then with the last`,
      `${REPLAY} › knows a call by its body and search, in whatever order their members stand`,
    ],
  },
  {
    line: '- 录制里没有的由演示数据回答',
    tests: [
      `${REPLAY} › leaves what was not recorded, and what a scenario fails, to the mock, and says so`,
      `${REPLAY} › lets a recorded person ask the mock for what was not recorded`,
    ],
  },
  {
    line: '- 场景里的等待和改回答照样生效',
    tests: [
      `${REPLAY} › breaks the connection where no answer came, and changes an answer as the scenario says`,
      `${REPLAY} › leaves what was not recorded, and what a scenario fails, to the mock, and says so`,
    ],
  },
  { line: '- 刷新、点链接都还在', tests: [PLAYED_BACK, `${CONSOLE} › is refused aloud`] },
  { line: '| `before-exam` ', tests: NAMED },
  { line: '| `shanghai` ', tests: [...NAMED, STUDENT] },
  { line: '| `hainan` ', tests: [...NAMED, STUDENT] },
  { line: '| `xinjiang` ', tests: [...NAMED, STUDENT] },
  { line: '| `sichuan` ', tests: [...NAMED, STUDENT] },
  { line: '| `no-score` ', tests: [...NAMED, STUDENT] },
  { line: '| `no-list` ', tests: [...NAMED, FORMS] },
  { line: '| `order-waiting` ', tests: NAMED },
  { line: '| `planner` ', tests: NAMED },
  { line: '| `slow` ', tests: NAMED },
  {
    line: '- 手机在局域网里用 http 打开',
    tests: [
      'tests/e2e/mock-limits.spec.ts › a phone that finds the product under the address of a desk has all of it, over http',
      'tests/e2e/mock-limits.spec.ts › the mocked product answers with …, and says so',
    ],
  },
  {
    line: '- `--shared` 用线上构建',
    tests: [
      'tests/contract/shared-site.test.ts › shows one person what another has just done, on the site that both have open',
    ],
  },
  {
    line: '- **接口和代码文件**：',
    tests: [
      `${SURVIVAL}/judge.test.ts › is what others are held against when all of it is there`,
      `${SURVIVAL}/judge.test.ts › is one where nothing says so, or where something else has broken`,
      `${SURVIVAL}/turns.test.ts › meets each target, and each fault on every screen, before anything comes again; in the end everything`,
    ],
  },
  {
    line: '- **写入**：',
    tests: [`${SURVIVAL}/write-matrix.test.ts › says nothing of writes when the browser has gone`],
  },
  {
    line: '- **走动**：',
    tests: [
      `${SURVIVAL}/page-state.test.ts › is what was written, whether it is another or gone`,
      `${SURVIVAL}/page-state.test.ts › is a row, at its place`,
    ],
  },
  {
    line: '- **地址**：',
    tests: [
      `${SURVIVAL}/random-addresses.test.ts › are the same for the same seed, so that one of them can be looked at again`,
      `${SURVIVAL}/random-addresses.test.ts › stay on this site, on every page, with values that the page knows and others`,
    ],
  },
]
