import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import { applicationForm } from '~/rules/filing/application-form'
import { main } from './main'
import { readFolder } from './read-folder'
import { sheetsOf } from './sheets'
import { templateOf } from './template'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'own-data-'))
})
afterAll(() => rmSync(root, { recursive: true }))

/** One of each kind of form. */
const PROVINCES = ['安徽', '山东', '浙江', '西藏', '新疆']

const heads = async (province: string, table: string): Promise<readonly unknown[]> => {
  const sheets = await sheetsOf((await templateOf(province, 2026)) ?? new Uint8Array())
  return sheets.find(({ name }) => name === table)?.cells[1] ?? []
}

describe('a template', () => {
  it('has the tables of the form of its province', async () => {
    expect(await heads('安徽', '投档线')).toContain('专业组')
    expect(await heads('山东', '投档线')).toEqual([])
    expect(await heads('山东', '招生计划')).not.toContain('专业组')
    expect(await heads('西藏', '投档线')).not.toContain('专业组')
    expect(await heads('安徽', '招生计划')).toContain('计划数*')
  })

  it('offers years, subjects and batches to choose from', async () => {
    const parts = unzipSync((await templateOf('安徽', 2026)) ?? new Uint8Array())
    const xml = Object.entries(parts).map(([name, bytes]) =>
      name.includes('worksheets/sheet') ? strFromU8(bytes) : '',
    )
    const lists = xml.flatMap((sheet) => [...sheet.matchAll(/<formula1>"([^"]*)"/g)].map(([, list]) => list))
    expect(lists).toContain('物理,历史')
    expect(lists).toContain('特殊类型,本科批,专科批,本科提前批')
    expect(lists).toContain('官方,转录,学校自己')
    // A longer list is refused by Excel.
    for (const list of lists) expect(list?.length).toBeLessThan(255)
  })

  it('is read as nothing before it is filled in', async () => {
    const all = path.join(root, '全部')
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    for (const province of PROVINCES)
      expect(await main(['--template', province, '2026', '--out', all])).toBe(0)
    const { data, problems } = await readFolder(all)
    expect(problems).toEqual([])
    expect(data.files.length).toBeGreaterThan(6 * PROVINCES.length)
    expect(data.provinces).toEqual([])
  })

  it('is read with what somebody writes below its example', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    for (const province of ['安徽', '山东', '西藏']) {
      const sheets = await sheetsOf((await templateOf(province, 2026)) ?? new Uint8Array())
      // The rows of the examples, as somebody types them: without what stands behind.
      const typed = sheets.flatMap(({ name, cells }) => {
        const [hint = [], header = [], example] = cells
        const row = example?.slice(0, header.filter((cell) => cell != null).length)
        const own = name === '一分一段' ? row?.map((cell) => (cell === 320 ? 30_320 : cell)) : row
        return own ? [{ sheet: name ?? '', data: [hint, header, example, own] as never[] }] : []
      })
      const folder = path.join(root, `填好 ${province}`)
      await main(['--template', province, '2026', '--out', folder])
      const bytes = await (await writeXlsxFile(typed).toBlob()).arrayBuffer()
      writeFileSync(path.join(folder, province, `${province}2026.xlsx`), new Uint8Array(bytes))
      const { data, problems } = await readFolder(folder)
      const [given] = data.provinces
      expect(
        problems.filter(({ text }) => !text.startsWith('来源.csv')),
        province,
      ).toEqual([])
      expect(given).toMatchObject({
        province,
        majorLines: { length: 1 },
        plan: { length: 1 },
        calendar: { length: 1 },
      })
      expect(given?.plan[0]?.group).toBe(
        applicationForm(province, 2026)?.unit === '院校专业组' ? '05' : undefined,
      )
    }
  })

  it('never takes the place of one that is being filled in', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const args = ['--template', '江苏省', '2026', '--out', path.join(root, '两次')]
    expect(await main(args)).toBe(0)
    const file = path.join(root, '两次', '江苏', '江苏2026.xlsx')
    writeFileSync(file, '填了一半')
    expect(await main(args)).toBe(2)
    expect(readFileSync(file, 'utf8')).toBe('填了一半')
  })

  it('is for provinces and years', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const args of [
      ['--template', '江北', '2026'],
      ['--template', '江苏'],
      ['--template', '江苏', '今年'],
    ]) {
      expect(await main([...args])).toBe(2)
    }
    expect(existsSync('数据')).toBe(false)
  })
})
