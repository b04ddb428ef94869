/** A text that nobody else has written. */
const TEXT = '不能丢的话'
/** A name of a person: letters and characters only. */
const NAME = '不能丢'
const LIST = '/volunteerDetail/s-2/score-s-2/l-4'
const ORDER = { name: '我的规划服务' }

const main = (page) => page.getByRole('main')
const button = (page, name) => main(page).getByRole('button', { name }).first()
const isThere = async (locator) => ((await locator.count()) > 0 ? 1 : 0)

/**
 * What people write, one of each kind. `fill` types up to the press of a button, `press` sends it. `typed` is what stands
 * in the field; nothing where nothing is typed. `count` tells how often the work is found after a reload: once, where it
 * is kept.
 */
export const WRITES = [
  {
    kind: 'rename',
    address: '/myvolunteer',
    call: 'POST /api/preferences/update/C',
    async fill(page) {
      await button(page, /^改名 /).click()
      await main(page)
        .getByRole('textbox', { name: / 的新名称$/ })
        .fill(TEXT)
    },
    press: (page) => button(page, '保存').click(),
    typed: (page) =>
      main(page)
        .getByRole('textbox', { name: / 的新名称$/ })
        .inputValue(),
    count: (page) => main(page).getByRole('link', { name: TEXT, exact: true }).count(),
  },
  {
    kind: 'copy',
    address: '/myvolunteer',
    call: 'POST /api/preferences/save/C',
    press: (page) => button(page, /^复制 /).click(),
    count: (page) =>
      main(page)
        .getByRole('link', { name: / 副本$/ })
        .count(),
  },
  {
    kind: 'delete',
    address: '/myvolunteer',
    call: 'DELETE /api/preferences',
    press: (page) => button(page, '删除 师范与法学方案').click(),
    count: async (page) =>
      1 - (await main(page).getByRole('link', { name: '师范与法学方案', exact: true }).count()),
  },
  {
    kind: 'save',
    address: LIST,
    call: 'POST /api/preferences/update/C',
    press: async (page) => {
      const box = main(page)
        .getByRole('checkbox', { name: /^服从调剂/ })
        .first()
      if (await box.isChecked()) await box.click()
    },
    count: async (page) =>
      (await main(page)
        .getByRole('checkbox', { name: /^服从调剂/ })
        .first()
        .isChecked())
        ? 0
        : 1,
  },
  {
    kind: 'profile',
    address: '/userinfo/basicInfo',
    call: 'PUT /api/student',
    fill: (page) => main(page).getByLabel('姓名').fill(NAME),
    press: (page) => button(page, '保存').click(),
    typed: (page) => main(page).getByLabel('姓名').inputValue(),
    count: async (page) => ((await main(page).getByLabel('姓名').inputValue()) === NAME ? 1 : 0),
  },
  {
    kind: 'scores',
    address: '/fillIn',
    call: 'POST /api/preferences/scores',
    async fill(page) {
      await button(page, '新增成绩').click()
      await page.getByRole('form', { name: '新成绩' }).getByLabel('总分').fill('601')
    },
    press: (page) => button(page, '保存成绩').click(),
    typed: (page) => page.getByRole('form', { name: '新成绩' }).getByLabel('总分').inputValue(),
    count: (page) =>
      main(page)
        .getByRole('radio', { name: /601 分/ })
        .count(),
  },
  {
    kind: 'order',
    address: '/guihuashi',
    persona: 'student',
    call: 'POST /api/preference',
    fill: (page) => page.getByRole('region', ORDER).getByRole('textbox').fill(TEXT),
    press: (page) => button(page, '申请规划师').click(),
    typed: (page) => page.getByRole('region', ORDER).getByRole('textbox').inputValue(),
    count: (page) => isThere(page.getByRole('region', ORDER).getByRole('button', { name: '撤回申请' })),
  },
  {
    kind: 'article',
    address: '/websiteOpeartion',
    persona: 'admin',
    call: 'POST /api/planner/news',
    async fill(page) {
      await button(page, '写资讯').click()
      await main(page).getByRole('textbox', { name: '标题', exact: true }).fill(TEXT)
    },
    press: (page) => button(page, /^保存|存为草稿/).click(),
    typed: (page) => main(page).getByRole('textbox', { name: '标题', exact: true }).inputValue(),
    counted: '/websiteOpeartion',
    count: (page) => main(page).getByRole('link', { name: TEXT }).count(),
  },
  {
    kind: 'planner',
    address: '/masterList',
    persona: 'admin',
    call: 'POST /api/planner',
    async fill(page) {
      await button(page, '新增规划师').click()
      await page.getByRole('dialog').getByLabel('姓名').fill(NAME)
      await page.getByRole('dialog').getByLabel('手机号').fill('17712345678')
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: '保存' }).click(),
    typed: (page) => page.getByRole('dialog').getByLabel('姓名').inputValue(),
    count: (page) =>
      main(page)
        .getByRole('button', { name: `删除 ${NAME}` })
        .count(),
  },
  {
    kind: 'assessment',
    address: '/cepingtest/strengths',
    call: 'PUT /api/student/ext',
    async fill(page) {
      for (let place = 1; place <= 15; place += 1) {
        await page.getByText(`第 ${place} / 15 题`).waitFor()
        await page.keyboard.press(place % 5 === 1 ? '4' : '1')
      }
      await page.getByRole('heading', { level: 1, name: /更顺手的是/ }).waitFor()
    },
    press: (page) => button(page, '保存到我的档案').click(),
    counted: '/userinfo/evaluationInfo',
    count: (page) =>
      main(page)
        .getByRole('row', { name: /2026-06-25/ })
        .count(),
  },
]
