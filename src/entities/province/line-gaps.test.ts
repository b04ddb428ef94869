import { describe, expect, it } from 'vitest'
import { gapSentences, linesOfCategory, namedLines, reachedBatch, unreachedLine } from './line-gaps'

const line = (batch: string, controlScore: number, subject = '物理') => ({
  province: '安徽',
  batch,
  subject,
  controlScore,
})
const LINES = [line('特殊类型', 514), line('本科批', 461), line('专科批', 200), line('本科批', 477, '历史')]
/** 西藏 2025, as published. */
const TIBET = [
  ...[line('本一', 338, '文科(A类)'), line('本二', 304, '文科(A类)'), line('专科', 255, '文科(A类)')],
  ...[line('本一', 410, '文科(B类)'), line('本二', 315, '文科(B类)'), line('专科', 255, '文科(B类)')],
]
const said = (score: number, subject = '物理') => gapSentences(LINES, { subject }, score)

describe('how far a score lies from the lines', () => {
  it('is told of the two highest lines it has passed', () => {
    expect(said(600)).toEqual(['高出本科线 139 分，高出特控线 86 分'])
  })

  it('is told of the lines below and above it', () => {
    expect(said(470)).toEqual(['高出本科线 9 分，低于特控线 44 分'])
    expect(said(400)).toEqual(['高出专科线 200 分，低于本科线 61 分'])
    expect(said(150)).toEqual(['低于专科线 50 分'])
  })

  it('is nothing on the line, and nothing where a subject has no lines', () => {
    expect(said(461)).toEqual(['正好是本科线，低于特控线 53 分'])
    expect(said(600, '综合')).toEqual([])
  })

  it('says which line is an example', () => {
    const lines = [{ ...line('本科批', 430), sample: true }]
    expect(gapSentences(lines, { subject: '物理' }, 440)).toEqual(['高出本科线 10 分（示例）'])
  })

  it('is told in one sentence for each category, the highest line first, where a province draws them apart', () => {
    expect(gapSentences(TIBET, { subject: '文科' }, 400)).toEqual([
      'A 类：高出本一线 62 分，高出本二线 96 分',
      'B 类：低于本一线 10 分，高出本二线 85 分',
    ])
    expect(gapSentences(TIBET, { subject: '文科', category: 'B' }, 400)).toEqual([
      'B 类：低于本一线 10 分，高出本二线 85 分',
    ])
    expect(namedLines(TIBET, '文科').map(({ name }) => name)).toEqual([
      ...['专科线（A 类）', '专科线（B 类）', '本二线（A 类）'],
      ...['本二线（B 类）', '本一线（A 类）', '本一线（B 类）'],
    ])
    const reached = (score: number, category?: 'A' | 'B') =>
      reachedBatch(TIBET, { subject: '文科', batch: '本一', score, category }, ['本一', '本二'])?.batch
    expect([reached(400, 'A'), reached(400, 'B'), reached(310, 'A')]).toEqual([undefined, '本二', '本二'])
  })

  it('is nothing for who has a plan of their own, of whom no line is known', () => {
    expect(gapSentences(LINES, { subject: '物理', category: '单列' }, 500)).toEqual([])
  })
})

describe('a batch above the own line', () => {
  const said = (score: number, batch: string, category?: 'A' | 'B') =>
    unreachedLine(TIBET, { subject: '文科', score, category }, batch)

  it('is out of reach for the category that it is too high for, whatever its units say', () => {
    expect(said(400, '本一', 'B')).toEqual({ text: '未达本一线（B 类）', isOut: true })
    expect(said(400, '本一', 'A')).toBeUndefined()
    expect(said(400, '本二', 'B')).toBeUndefined()
  })

  it('is told of the category that misses it while it is not said which, and of everybody below all lines', () => {
    expect(said(400, '本一')).toEqual({ text: '未达本一线（B 类）', isOut: false })
    expect(said(337, '本一')).toEqual({ text: '未达本一线', isOut: true })
    expect(unreachedLine(LINES, { subject: '物理', score: 460 }, '本科批')).toEqual({
      text: '未达本科线',
      isOut: true,
    })
    expect(unreachedLine(LINES, { subject: '物理', score: 461 }, '本科批')).toBeUndefined()
    expect(unreachedLine(LINES, { subject: '物理', score: 100 }, '本科提前批')).toBeUndefined()
  })

  it('says nothing of chances to who has a plan of their own', () => {
    expect(unreachedLine(LINES, { subject: '物理', score: 600, category: '单列' }, '本科批')?.isOut).toBe(
      true,
    )
  })
})

describe('the lines of a category', () => {
  it('are its own, and all where none is asked for', () => {
    expect(linesOfCategory(TIBET, 'A').every(({ subject }) => subject.endsWith('(A类)'))).toBe(true)
    expect(linesOfCategory(TIBET, 'A')).not.toEqual([])
    expect(linesOfCategory(TIBET, undefined)).toEqual(TIBET)
    expect(linesOfCategory(LINES, '单列')).toEqual([])
  })
})

describe('the batch that a score reaches', () => {
  const offered = ['本科批', '专科批', '特殊类型']
  const reached = (score: number, batch = '本科批') =>
    reachedBatch(LINES, { subject: '物理', batch, score }, offered)?.batch

  it('is the highest below the asked one', () => {
    expect(reached(400)).toBe('专科批')
    expect(reached(500, '特殊类型')).toBe('本科批')
  })

  it('is none where the asked one is reached, or no batch is', () => {
    expect(reached(461)).toBeUndefined()
    expect(reached(199)).toBeUndefined()
    expect(reachedBatch(LINES, { subject: '物理', batch: '本科批', score: 400 }, ['本科批'])).toBeUndefined()
  })
})
