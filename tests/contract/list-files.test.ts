import { strFromU8, unzipSync } from 'fflate'
import { extractRawText } from 'mammoth'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { applicationLists } from '~/contracts/application-lists'
import { byId, saveList } from './own-lists'
import { pupil, signInBeforeEach } from './signed-in'

signInBeforeEach()

describe('a list as a file', () => {
  const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())

  it('comes as a workbook in the columns of its province', async () => {
    const { id, items } = await saveList({ name: '方案 <一> & "二"' })
    const [title, facts, heads, ...rows] = await readSheet(
      await bytesOf(await pupil.call(applicationLists.excel, byId(id))),
    )
    expect(title?.[0]).toBe('方案 <一> & "二"')
    expect(facts?.[0]).toMatch(/^安徽 2026 年 · 物理 · 本科批 · 模考 \d+ 分 · 位次 \d+$/)
    expect(heads?.slice(0, 6)).toEqual([
      '志愿序号',
      '院校代码',
      '院校名称',
      '专业组代码',
      '专业1代码',
      '专业1名称',
    ])
    expect(heads?.slice(16)).toEqual(['是否服从调剂', '所在省份', '2025 年最低分', '2025 年最低位次'])
    for (const [index, item] of items.entries()) {
      expect(rows[index]?.slice(0, 6)).toEqual([
        item.order,
        item.schoolEnrollCode,
        item.schoolName,
        item.majorGroupCode,
        item.majors[0]?.majorEnrollCode,
        item.majors[0]?.majorName,
      ])
      expect(rows[index]?.[16]).toBe('是')
      expect(rows[index]?.at(-1)).toBe(item.lowestRank)
    }
  })

  it('goes on paper on the width of one page, with its heads on each and lines around its cells', async () => {
    const { id } = await saveList({ name: '方案' })
    const parts = unzipSync(await bytesOf(await pupil.call(applicationLists.excel, byId(id))))
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
    const sheet = part('xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>')
    expect(sheet).toMatch(/<pageSetup [^>]*fitToWidth="1" fitToHeight="0"/)
    // The page is 261 mm between its margins; a character has 7 pixels, a column 5 more, an inch 96.
    const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))
    expect(widths).toHaveLength(20)
    const wide = widths.reduce((sum, width) => sum + width * 7 + 5, 0) * (25.4 / 96)
    expect(261 / wide).toBeGreaterThan(0.75)
    expect(part('xl/workbook.xml')).toContain("'志愿表'!$1:$3</definedName>")
    expect(part('xl/styles.xml')).toMatch(/<border>.*style="thin"/)
    expect(part('xl/styles.xml')).toContain('wrapText="1"')
  })

  it('has a sheet for the family, with tier, chance, lines of three years, plan and fee', async () => {
    const { id, items } = await saveList({ name: '方案' })
    const bytes = await bytesOf(await pupil.call(applicationLists.excel, byId(id)))
    const [title, , words, , heads, ...rows] = await readSheet(bytes, '给家里看')
    expect(title?.[0]).toBe('方案')
    expect(words?.[0]).toContain('保：九成以上的机会')
    expect(heads).toEqual([
      ...['序号', '冲稳保', '录取概率', '院校', '代码', '所在地', '专业'],
      ...['2025 年最低位次', '2024 年最低位次', '2023 年最低位次', '计划', '学费（元/年）', '家里的意见'],
    ])
    const [first] = rows
    expect(first?.slice(0, 2)).toEqual([1, expect.stringMatching(/^(冲|稳|保|圆梦)$/)])
    expect(first?.[2]).toMatch(/\d+%/)
    expect(first?.[3]).toBe(items[0]?.schoolName)
    expect(first?.[7]).toBe(items[0]?.lowestRank)
    expect(first?.[10]).toEqual(expect.any(Number))
    const parts = unzipSync(bytes)
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
    expect(part('xl/worksheets/sheet2.xml')).toMatch(/<pageSetup [^>]*fitToWidth="1" fitToHeight="0"/)
    expect(part('xl/workbook.xml')).toContain("'给家里看'!$1:$5</definedName>")
  })

  it('comes as a document of its schools', async () => {
    const { id, items } = await saveList({ name: '方案 <一> & "二"' })
    const buffer = await bytesOf(await pupil.call(applicationLists.collegeAdmissionInfo, byId(id)))
    const { value: text, messages } = await extractRawText({ buffer })
    expect(messages).toEqual([])
    expect(text).toContain('方案 <一> & "二"：院校招生信息')
    for (const { schoolName, majors } of items) {
      expect(text).toContain(schoolName)
      for (const { majorName } of majors) expect(text).toContain(majorName)
    }
    expect(text).toContain('以省级教育考试院和高校招生章程公布为准')
  })
})
