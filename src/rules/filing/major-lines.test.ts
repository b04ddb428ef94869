import { expect, it } from 'vitest'
import { enrolsFor, majorLines } from './major-lines'

const row = (majorName: string, lowestRank: number, note = '') => ({
  ...{ majorName, lowestRank, note, subject: '物理', batch: '本科批', lowestScore: 600 },
})

it('is enrolled for under its name, or with its type', () => {
  const names = ['计算机科学与技术', '计算机科学与技术（中外合作）', '计算机类', '软件工程']
  const type = '包含专业：软件工程、计算机科学与技术'
  expect(
    names.map((name) => enrolsFor(row(name, 1, name === '计算机类' ? type : ''), names[0] ?? '')),
  ).toEqual([...[true, true, true, false]])
})

it('has the line of its ordinary rows, and that of 中外合作 apart', () => {
  const [plain, select, joint] = [
    row('法学', 15_000),
    row('法学', 12_000),
    row('法学', 30_000, '中外合作办学'),
  ]
  expect(majorLines([select, joint, plain])).toEqual({ line: plain, joint })
  expect(majorLines([joint])).toEqual({ line: joint, joint: undefined })
  expect(majorLines([])).toBeUndefined()
})
