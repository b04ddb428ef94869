import { fillStorage } from './filling.steps'
import { expect, LONG, test, visit } from './support'

const OWN = '/recommendation/s-1/c-s-1-1/new/本科批'

test('S1-2.4 picks candidates into a list that survives a reload, is saved and goes on being saved', async ({
  page,
}) => {
  await visit(page, OWN, { persona: 'student' })
  const cards = page.getByRole('list', { name: '按院校' }).getByRole('article')
  await expect(cards.first()).toBeVisible()
  await page.getByRole('button', { name: /^保 [\d,]+$/ }).click()
  await expect(page).toHaveURL(/tier=safety/)
  const first = cards.first().getByRole('listitem').filter({ hasText: '保' }).first()
  await expect(first).toContainText(/约 9[05]%/)
  // The button to take it out again comes under the pointer.
  await first.getByRole('button', { name: /^加入/ }).dblclick()
  const list = page.getByRole('complementary', { name: '正在填的志愿表' })
  const rows = list.getByRole('list', { name: '正在填的志愿表' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('保')
  await list.getByRole('button', { name: '撤销' }).click()
  await expect(list.getByText('还没有志愿')).toBeVisible()
  await page.keyboard.press('Control+Shift+Z')
  await expect(rows).toHaveCount(1)
  await list.getByLabel('名称').fill('自己挑的')
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(list.getByLabel('名称')).toHaveValue('自己挑的')
  await list.getByRole('button', { name: '保存为志愿表' }).click()
  await expect(page).toHaveURL(/\/recommendation\/s-1\/c-s-1-1\/(?!new)[^/]+\//)
  await expect(list.getByRole('status', { name: '保存状态' })).toHaveText('每次修改自动保存')
  await cards.nth(1).getByRole('button', { name: /^加入/ }).first().click()
  await expect(rows).toHaveCount(2)
  await expect(list.getByRole('status', { name: '保存状态' })).toHaveText(/^已保存/)
  await list.getByRole('link', { name: '去排序和检查' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('自己挑的')
  await expect(page.getByText('已填 2 / 45')).toBeVisible()
})

test('what is to be minded in every candidate is said once above them', LONG, async ({ page }) => {
  // The first year of the reform: nothing before it can be compared.
  await visit(page, '/fillIn', { province: '河南', score: 560 })
  await page.getByRole('link', { name: '自己挑志愿' }).click()
  const part = page.getByRole('region', { name: '可选的志愿' })
  const warning = part.getByText(/只有一年数据可比/)
  await expect(part.getByRole('article').nth(3)).toBeAttached()
  await expect(warning).toHaveCount(1)
  await expect(warning).toHaveText('这些志愿都要留意：只有一年数据可比，概率仅供参考')
  await page.getByRole('combobox', { name: '看法' }).selectOption('专业优先')
  await expect(page.getByRole('list', { name: '按专业' }).getByRole('article').nth(3)).toBeAttached()
  await expect(warning).toHaveCount(1)
})

test(
  'a full list takes a candidate where it belongs, for a row that it misses least',
  LONG,
  async ({ page }) => {
    await visit(page, '/myvolunteer', { province: '安徽', score: 580, lists: 1, choices: 'full' })
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByRole('link', { name: '加志愿' }).first().click()
    // The hardest ones first: their place is far above the rows that are hardly read.
    const card = page.getByRole('list', { name: '按院校' }).getByRole('article').first()
    await card
      .getByRole('button', { name: /^志愿表已满/ })
      .first()
      .click()
    const weakest = card.getByRole('list', { name: '最用不上的几行' }).first().getByRole('button').first()
    const placeIn = (text: string) => Number(/第 (\d+)/.exec(text)?.[1])
    const left = placeIn(await weakest.innerText())
    await weakest.click()
    const place = card.getByText(/^第 \d+ 个志愿，移出$/)
    await expect(place).toBeVisible()
    expect(placeIn(await place.innerText())).toBeLessThan(left)
    await expect(card.getByRole('button', { name: /放到最后/ })).toBeVisible()
  },
)

test('narrows, turns to majors, reads the rule of a school and leaves one out', LONG, async ({ page }) => {
  await visit(page, OWN, { persona: 'student' })
  const cards = page.getByRole('list', { name: '按院校' }).getByRole('article')
  const name = (await cards.first().getByRole('heading').innerText()).trim()
  await cards.first().getByText(`${name}的招生章程要点`).click()
  await expect(cards.first().getByText('以学校公布的章程为准')).toBeVisible()
  await cards
    .first()
    .getByRole('button', { name: `不再推荐 ${name}` })
    .click()
  await expect(page.getByRole('article', { name, exact: true })).toBeHidden()
  await expect(page.getByText('不再推荐的院校（1）')).toBeVisible()
  await page.getByRole('button', { name: '更多筛选' }).click()
  await page.getByRole('group', { name: '地区' }).getByRole('button', { name: /^安徽/ }).click()
  await expect(page).toHaveURL(/provinces=/)
  await expect(cards.first()).toContainText('安徽')
  await page.getByRole('combobox', { name: '看法' }).selectOption('专业优先')
  const major = page.getByRole('list', { name: '按专业' }).getByRole('article').first()
  await expect(major.getByText(/^计划 \d+ · /)).toBeVisible()
  // The figures of its newest line stand in one place.
  await expect(major.getByText(/^2025 年最低/)).toHaveCount(1)
  await page.getByRole('button', { name: '清空条件' }).click()
  await expect(page).not.toHaveURL(/provinces=/)
  // A browser without room says so: nobody takes for kept what a closed page loses.
  const saving = page.getByRole('form', { name: '保存志愿表' })
  await expect(saving).toContainText('已留在本机')
  await fillStorage(page)
  const majors = page.getByRole('list', { name: '按专业' })
  await majors.getByRole('button', { name: /^加入/ }).first().click()
  await expect(saving).toContainText('本机存不下，关闭页面会丢失')
})

test.describe('a list of candidates that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('is asked for again', LONG, async ({ page }) => {
    await visit(page, OWN, {
      persona: 'student',
      fail: ['POST /api/preferences/recommend-list:500*1', 'POST /api/preferences/recommend-opt:500*1'],
    })
    const failed = page.getByRole('alert').filter({ hasText: '可选的志愿加载失败' })
    await failed.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('list', { name: '按院校' }).getByRole('article').first()).toBeVisible()
    await page.getByRole('button', { name: '筛选项和各档的数量加载失败，重试' }).click()
    await expect(page.getByRole('button', { name: /^保 [\d,]+$/ })).toBeVisible()
  })

  test(
    'without a network stays with what was chosen, and goes on when that is back',
    LONG,
    async ({ page, context }) => {
      await visit(page, OWN, { persona: 'student' })
      const cards = page.getByRole('list', { name: '按院校' }).getByRole('article')
      await expect(cards.first()).toBeVisible()
      await context.setOffline(true)
      const list = page.getByRole('complementary', { name: '正在填的志愿表' })
      const rows = list.getByRole('list', { name: '正在填的志愿表' }).getByRole('listitem')
      await cards.first().getByRole('button', { name: /^加入/ }).first().click()
      await expect(rows).toHaveCount(1)
      await page.getByRole('button', { name: /^保 [\d,]+$/ }).click()
      await expect(page.getByText('没有网络，下面还是上一次查询的可选的志愿')).toBeVisible()
      await list.getByLabel('名称').fill('隧道里挑的')
      await list.getByRole('button', { name: '保存为志愿表' }).click()
      await expect(list.getByRole('button', { name: '等网络恢复再保存' })).toBeVisible()
      await context.setOffline(false)
      await expect(list.getByRole('link', { name: '去排序和检查' })).toBeVisible()
      await expect(rows).toHaveCount(1)
      // From then on it is saved with every change, and so it says.
      await context.setOffline(true)
      await cards.nth(1).getByRole('button', { name: /^加入/ }).first().click()
      const state = list.getByRole('status', { name: '保存状态' })
      await expect(state).toHaveText('未保存：网络不通，已留在本机，网络恢复后自动保存')
      await context.setOffline(false)
      await expect(state).toHaveText(/^已保存/)
    },
  )
})

/** Within ten seconds somebody knows that they wait. */
const WORD_MS = 10_000

test.describe('wishes that come late', () => {
  // These candidates all have some of what the student does not want.
  const LATE = '/recommendation/s-1/c-s-1-1/l-1/本科批?majors=1208&tier=safety'

  test.describe(() => {
    // The clock of the page is put forward.
    test.use({ isFirstVisit: true })

    test('are waited for: no unwanted major is named, and a click is one call', LONG, async ({ page }) => {
      await page.clock.install()
      const saves: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/preferences/update/')) saves.push(request.url())
      })
      await visit(page, '/userinfo/enrollmentIntention', { persona: 'student' })
      const form = page.getByRole('region', { name: '报考意向' })
      await form.getByRole('combobox', { name: '不想学的专业', exact: true }).fill('电子商务')
      await page.getByRole('option', { name: '电子商务类' }).first().click()
      await form.getByRole('button', { name: '保存' }).click()
      await expect(page.getByText('已保存')).toBeVisible()
      await visit(page, LATE, { persona: 'student', fail: 'GET /api/intention/{studentId}:hang*1' })
      // Of a unit with nothing else, what she does not want would be all there is to choose.
      const mixed = page.getByText(/个专业：(?=.*电子商务)(.*、)?(?![^、]*电子商务)/)
      const unit = page
        .getByRole('listitem', { name: /专业组/ })
        .filter({ has: mixed })
        .first()
      await expect(unit).toBeVisible()
      await unit.getByRole('button', { name: /^加入/ }).first().click()
      await expect(unit.getByRole('button', { name: /^加入/ }).first()).toHaveText('读到意向后加入')
      await page.clock.fastForward(WORD_MS)
      const waits = page
        .getByRole('status')
        .filter({ hasText: '意向（加入志愿时按它选专业）还在加载，网络较慢' })
      await waits.getByRole('button', { name: '重试' }).click()
      await expect(unit.getByRole('button', { name: /^移出/ })).toBeVisible()
      await unit.getByText(/个专业：/).click()
      await expect(unit.getByRole('checkbox', { name: /^填报/ }).first()).toBeVisible()
      expect(await unit.getByRole('checkbox', { name: /^填报/, checked: true }).count()).toBeGreaterThan(0)
      await expect(unit.getByRole('checkbox', { name: /^填报 .*电子商务/, checked: true })).toHaveCount(0)
      await expect(page.getByRole('status', { name: '保存状态' }).first()).toHaveText(/^已保存/)
      expect(saves).toHaveLength(1)
    })
  })

  test.describe('or not at all', () => {
    test.use({ expectedErrors: [/Failed to load resource/] })

    test('are named as what is missing, and hold nothing up', LONG, async ({ page }) => {
      await visit(page, LATE, { persona: 'student', fail: 'GET /api/intention/{studentId}:500*1' })
      const unit = page.getByRole('list', { name: '按院校' }).getByRole('article').first()
      await unit.getByRole('button', { name: /^加入/ }).first().click()
      await expect(unit.getByRole('button', { name: /^移出/ })).toBeVisible()
      await page.getByRole('button', { name: '意向（加入志愿时按它选专业）加载失败，重试' }).click()
      await expect(page.getByRole('button', { name: /加载失败，重试/ })).toHaveCount(0)
    })
  })
})

test('a province of 专业+院校 has majors for units and no 服从', LONG, async ({ page }) => {
  await visit(page, '/fillIn', { persona: 'student' })
  await page.getByRole('button', { name: '新增成绩' }).click()
  const form = page.getByRole('form', { name: '新成绩' })
  await form.getByLabel('高考省份').selectOption('浙江')
  await form.getByLabel('总分').fill('610')
  await form.getByRole('button', { name: '保存成绩' }).click()
  await expect(page.getByText('最多 80 个“专业+院校”志愿，没有专业调剂')).toBeVisible()
  await page.getByRole('link', { name: '自己挑志愿' }).click()
  await page.getByRole('button', { name: /^加入/ }).first().click()
  const list = page.getByRole('complementary', { name: '正在填的志愿表' })
  await expect(list.getByText(/已填 1 \/ 80/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /服从调剂/ })).toHaveCount(0)
})

test(
  'candidates that hang are asked for again, and a list saved twice in a row is one list',
  LONG,
  async ({ page }) => {
    await visit(page, OWN, { persona: 'student', fail: 'POST /api/preferences/recommend-list:hang*1' })
    const waits = page.getByRole('status').filter({ hasText: '可选的志愿还在加载，网络较慢' })
    await waits.getByRole('button', { name: '重试' }).click()
    const cards = page.getByRole('list', { name: '按院校' }).getByRole('article')
    await cards.first().getByRole('button', { name: /^加入/ }).first().click()
    const list = page.getByRole('complementary', { name: '正在填的志愿表' })
    await list.getByLabel('名称').fill('只有一份')
    await list.getByRole('button', { name: '保存为志愿表' }).dblclick()
    await expect(list.getByRole('link', { name: '去排序和检查' })).toBeVisible()
    await visit(page, '/myvolunteer', { persona: 'student' })
    await expect(page.getByRole('link', { name: '只有一份' })).toHaveCount(1)
  },
)
