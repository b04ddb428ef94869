/** A text that nobody else has written. */
const TEXT = '不能丢的话'
/** A name of a person: letters and characters only. */
const NAME = '不能丢'
const LIST = '/volunteerDetail/s-2/score-s-2/l-4'
const ORDER = { name: '我的规划服务' }

const main = (page) => page.getByRole('main')
const button = (page, name) => main(page).getByRole('button', { name }).first()
const isThere = async (locator) => ((await locator.count()) > 0 ? 1 : 0)

/** A button of the list of l-4, and the word on its save. */
const removeOf = (page) => main(page).getByRole('button', { name: /^移除 / })
const saved = (page) => page.getByRole('status', { name: '保存状态' }).filter({ hasText: /^已保存/ })

/**
 * What people write, one of each kind. `open` leads to the fields, `fill` types up to the press of a button, `press`
 * sends it. `typed` is what stands in the field; nothing where nothing is typed. `isShort` is what nobody misses: it is
 * done again with one press, or is a name. `count` tells how often the work is found after a reload: once, where it is
 * kept. `elsewhere` is what another tab does to the record: `act` gives a look at whether that is still so at the end,
 * `settle` is what the page then asks.
 */
export const WRITES = [
  {
    kind: 'rename',
    address: '/myvolunteer',
    call: 'POST /api/preferences/update/C',
    isShort: true,
    open: (page) => button(page, /^改名 /).click(),
    fill: (page) =>
      main(page)
        .getByRole('textbox', { name: / 的新名称$/ })
        .fill(TEXT),
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
    isShort: true,
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
    isShort: true,
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
    elsewhere: {
      changed: {
        async act(other) {
          const rows = await removeOf(other).count()
          await removeOf(other).last().click()
          await saved(other).waitFor()
          return async (page) => (await removeOf(page).count()) === rows - 1
        },
        async settle(page) {
          const versions = page.getByRole('alert', { name: '两个版本' })
          await versions.getByRole('button', { name: '逐行合并两个版本' }).click()
          await versions.getByRole('button', { name: '用合并的版本' }).click()
        },
      },
      deleted: {
        address: '/myvolunteer',
        async act(other) {
          await main(other)
            .locator(`tr:has(a[href*="/l-4"])`)
            .getByRole('button', { name: /^删除 / })
            .click()
          await other.getByText(/^已删除“/).waitFor()
          return undefined
        },
        settle: (page) => page.getByRole('alert').getByRole('button', { name: '另存为新表' }).click(),
      },
    },
  },
  {
    kind: 'profile',
    address: '/userinfo/basicInfo',
    call: 'PUT /api/student',
    fill: (page) => main(page).getByLabel('姓名').fill(NAME),
    press: (page) => button(page, '保存').click(),
    typed: (page) => main(page).getByLabel('姓名').inputValue(),
    count: async (page) => ((await main(page).getByLabel('姓名').inputValue()) === NAME ? 1 : 0),
    elsewhere: {
      changed: {
        async act(other) {
          await main(other).getByLabel('性别').selectOption('女')
          await button(other, '保存').click()
          await other.getByText('已保存').first().waitFor()
          return async (page) => (await main(page).getByLabel('性别').inputValue()) === '女'
        },
      },
    },
  },
  {
    kind: 'scores',
    address: '/fillIn',
    call: 'POST /api/preferences/scores',
    open: (page) => button(page, '新增成绩').click(),
    fill: (page) => page.getByRole('form', { name: '新成绩' }).getByLabel('总分').fill('601'),
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
    open: (page) => button(page, '写资讯').click(),
    async fill(page) {
      await main(page).getByRole('textbox', { name: '标题', exact: true }).fill(TEXT)
      await main(page).getByRole('combobox', { name: '分类' }).selectOption('查分')
    },
    press: (page) => button(page, /^保存|存为草稿/).click(),
    typed: (page) => main(page).getByRole('textbox', { name: '标题', exact: true }).inputValue(),
    counted: '/websiteOpeartion',
    count: (page) => main(page).getByRole('link', { name: TEXT }).count(),
  },
  {
    kind: 'calendar entry',
    address: '/websiteOpeartion?tab=calendar',
    persona: 'admin',
    call: 'POST /api/planner/calendar',
    open: (page) => button(page, '添加日程').click(),
    async fill(page) {
      await page.getByRole('dialog').getByLabel('事项').fill(TEXT)
      await page.getByRole('dialog').getByLabel('日期').fill('2026-06-26')
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: '保存' }).click(),
    typed: (page) => page.getByRole('dialog').getByLabel('事项').inputValue(),
    count: (page) =>
      main(page)
        .getByRole('button', { name: `删除“${TEXT}”` })
        .count(),
  },
  {
    kind: 'comment',
    address: '/volunteerDetail/s-1/x/l-3',
    persona: 'student',
    call: 'POST /api/preferences/comments',
    fill: (page) => main(page).getByRole('textbox', { name: '意见 整张表' }).fill(TEXT),
    press: (page) => button(page, '发送').click(),
    typed: (page) => main(page).getByRole('textbox', { name: '意见 整张表' }).inputValue(),
    count: (page) =>
      main(page)
        .getByRole('button', { name: `删除意见：${TEXT}` })
        .count(),
  },
  {
    kind: 'planner',
    address: '/masterList',
    persona: 'admin',
    call: 'POST /api/planner',
    open: (page) => button(page, '新增规划师').click(),
    async fill(page) {
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
    kind: 'note',
    address: '/departStudentDetail?id=s-2',
    persona: 'admin',
    call: 'PUT /api/preference',
    fill: (page) => main(page).getByRole('textbox', { name: '备注' }).fill(TEXT),
    press: (page) => button(page, '保存备注').click(),
    typed: (page) => main(page).getByRole('textbox', { name: '备注' }).inputValue(),
    count: async (page) =>
      (await main(page).getByRole('textbox', { name: '备注' }).inputValue()) === TEXT &&
      (await button(page, '保存备注').count()) === 0
        ? 1
        : 0,
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
    returned: '/ceping-result/strengths',
    counted: '/userinfo/evaluationInfo',
    count: (page) =>
      main(page)
        .getByRole('row', { name: /2026-06-25/ })
        .count(),
  },
]
