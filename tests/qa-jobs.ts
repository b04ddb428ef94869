/** Something that a tester wants, the actions that bring them there, and what proves it. */
export interface QaJob {
  readonly job: string
  /**
   * One action each: opening an address, a press, a choice. What is typed into an address is part of opening it. A browser
   * counts them in `tests/e2e/qa-jobs.spec.ts`.
   */
  readonly actions: readonly string[]
  /** `file › title`, without the numbers of statements in the title. */
  readonly tests: readonly string[]
}

const CONSOLE = 'tests/e2e/console.spec.ts'
const WORDS = 'src/mocks/scenario/words.test.ts'
const CALLS = 'src/mocks/console/call-log.test.ts'
const EDITED = `${CONSOLE} › a call of the page is judged, its answer edited under the contract, and it is handed on`
const STUDENT = `${CONSOLE} › the console sets a student, and its address opens the same anywhere`
const REFUSED = `${WORDS} › refuses %s aloud, saying what could stand there`
const SEED = `${CONSOLE} › another seed is another world, and one press brings everything back`

/** The twenty jobs of a tester. */
export const QA_JOBS: readonly QaJob[] = [
  {
    job: 'bring any page into any state of its calls',
    actions: ['open /weici?qa.fail=GET /api/…:empty'],
    tests: [
      `${WORDS} › has only failures that people can look up`,
      'tests/contract/scenario-people.test.ts › fails, waits and changes as it is told, by call and for all',
      'tests/architecture/routes.test.ts › each have an address that the catalogue of states shows, as every person in every state',
    ],
  },
  {
    job: 'put the state into a ticket',
    actions: ['press 复制链接'],
    tests: [
      `${CONSOLE} › a click in the page keeps the scenario, and one press copies page and scenario`,
      `${WORDS} › is the same as address, as JSON and in memory, and nothing of it is refused`,
    ],
  },
  {
    job: 'open a scenario by its name',
    actions: ['open /welcome?qa.named=hainan'],
    tests: [`${WORDS} › $id says only what is known`],
  },
  {
    job: 'see which calls were made, by whom, and whether their answers are right',
    actions: ['press the tab of the console', 'press 接口'],
    tests: [EDITED, `${CALLS} › holds what was asked, by whom, and how it was answered`],
  },
  {
    job: 'edit one answer',
    actions: ['open /gaokaozixunDetail/…?qa.patch=GET /api/…:/data/title="…"'],
    tests: [EDITED, 'src/mocks/scenario/alter/patched.test.ts › lead from any answer to any other'],
  },
  {
    job: 'set the clock',
    actions: ['open /pici?qa.now=2026-06-25&qa.clock=stop'],
    tests: [`${WORDS} › holds clock, person, lists, latency, failures and changes of answers`],
  },
  {
    job: 'be another person',
    actions: ['choose 身份', 'press 应用'],
    tests: [
      STUDENT,
      'src/mocks/console/store-rows.test.ts › becomes a person in the scenario as it is, without the student that it told of',
    ],
  },
  {
    job: 'be a student of any province, exam and score',
    actions: ['open /fillIn?qa.province=海南&qa.rank=9000'],
    tests: [
      STUDENT,
      'tests/contract/scenario-people.test.ts › %s has a score of the province, and the rank that its table gives',
    ],
  },
  {
    job: 'make one call slow, or all',
    actions: ['open /weici?qa.latency=GET /api/…:3000'],
    tests: ['tests/contract/mock.test.ts › lets a caller wait (%s)', REFUSED],
  },
  {
    job: 'make one call fail, always, once, or for a share',
    actions: ['open /weici?qa.fail=GET /api/…:500*1'],
    tests: ['src/mocks/scenario/faults.test.ts › happens with a share of the calls', REFUSED],
  },
  { job: 'have another world', actions: ['open /weici?qa.seed=7'], tests: [SEED] },
  {
    job: 'have none, one, a thousand, or five hundred characters',
    actions: ['open /myvolunteer?qa.lists=50&qa.choices=full'],
    tests: [
      'src/mocks/scenario/alter/emptied.test.ts › empties lists, maps and totals, and leaves the rest',
      'src/mocks/scenario/alter/resized.test.ts › has one entry, and says so',
      'src/mocks/scenario/alter/resized.test.ts › has as many as a page holds, each with an id of its own',
      'src/mocks/scenario/alter/resized.test.ts › has long texts where the contract has room for them',
      'tests/contract/scenario-people.test.ts › has as many lists and choices as it says, locked where it says so',
    ],
  },
  {
    job: 'bring everything back',
    actions: ['choose the file in 数据', 'press 恢复这份数据'],
    tests: [
      SEED,
      `${CONSOLE} › data that were kept under a name or as a file are where a page, or a test elsewhere, starts from`,
      'src/mocks/data-set/data-set.test.ts › brings back what was changed and removed, and leaves who is signed in',
      'src/mocks/data-set/data-set.test.ts › refuses %s in plain words',
    ],
  },
  {
    job: 'play back a bug that somebody recorded',
    actions: ['choose the archive in 记录', 'press 回放'],
    tests: [
      `${CONSOLE} › a recording is played back with one press, over a reload, and ended with one`,
      `${CONSOLE} › a test replays a recording that it has kept in the browser`,
      'src/mocks/replay/replay.test.ts › answers as it was recorded, a repeated call with its n-th answer and then with the last',
    ],
  },
  {
    job: 'look at every state of every page',
    actions: ['run npm run lab -- catalogue', 'open its page'],
    tests: [
      'lab/catalogue/catalogue.test.ts › gives every picture a file of its own',
      'lab/catalogue/catalogue.test.ts › writes one page that holds what it needs',
    ],
  },
  {
    job: 'see what looks otherwise than before',
    actions: ['run npm run lab -- catalogue --compare'],
    tests: ['lab/catalogue/catalogue.test.ts › passes the same picture, and fails another'],
  },
  {
    job: 'look for barriers in the page that is open',
    actions: ['press 检查', 'press 检查无障碍'],
    tests: [`${CONSOLE} › a page is looked at for barriers, and all that was seen leaves in one file`],
  },
  {
    job: 'hand everything that was seen to a developer',
    actions: ['press 记录', 'press 导出问题报告'],
    tests: [
      `${CONSOLE} › a page is looked at for barriers, and all that was seen leaves in one file`,
      'src/mocks/console/bug-report.test.ts › packs what was seen into one file, and nobody reads a number, a code or a token in it',
    ],
  },
  {
    job: 'run the tests elsewhere, in parts, and read the reports',
    actions: ['run npm test -- --shard 1/2'],
    tests: [
      'tests/architecture/qa-jobs.test.ts › runs each part of the tests in CI, and keeps the reports',
      'scripts/lib/counts.test.ts › counts a run of Playwright, and names what was tried twice and what took longest',
    ],
  },
  {
    job: 'use a phone on the desk, and be two people at once',
    actions: ['run npm start -- --host --shared', 'scan the code'],
    tests: [
      'tests/e2e/mock-limits.spec.ts › a phone that finds the product under the address of a desk has all of it, over http',
      'scripts/lib/lan.test.ts › names every address of the local network, and draws the first',
      'tests/contract/shared-site.test.ts › shows one person what another has just done, on the site that both have open',
    ],
  },
]
