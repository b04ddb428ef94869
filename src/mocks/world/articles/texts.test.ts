import { describe, expect, it } from 'vitest'
import { bookPages, books, findBook } from '../books/books'
import { escapeHtml } from '../kit/html'
import { schoolOverview } from '../schools/model/texts'
import { findSchool, schools } from '../schools/schools'
import { brochuresOf, findBrochure } from './brochures'
import { findNews, news } from './news'

const TODAY = new Date('2026-06-25T10:00:00+08:00')

function school(id: string) {
  const found = findSchool(id)
  if (!found) throw new Error(`没有院校 ${id}`)
  return found
}

describe('texts', () => {
  it('escape what they are given', () => {
    expect(escapeHtml(`<img src=x onerror="a('b')">&`)).toBe(
      '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;',
    )
  })

  it('introduce every school differently, without promises', () => {
    const texts = schools(300).map(schoolOverview)
    expect(new Set(texts).size).toBe(300)
    for (const text of texts)
      expect(text.replace(/<img[^>]*>/g, '')).not.toMatch(/保录取|稳上|100%|一流就业|undefined|NaN/)
  })
})

describe('brochures', () => {
  it('are found again by their id, the newest first', () => {
    const list = brochuresOf(school('10358'), 2026)
    expect(list).toHaveLength(12)
    expect(list.map(({ createTime }) => createTime)).toEqual(
      list
        .map(({ createTime }) => createTime)
        .toSorted()
        .toReversed(),
    )
    for (const { id, title } of list) {
      const brochure = findBrochure(id)
      expect(brochure?.title).toBe(title)
      expect(brochure?.content).toMatch(/<h2>/)
    }
    expect(findBrochure('10358-2026-nothing')).toBeUndefined()
    expect(findBrochure('')).toBeUndefined()
  })
})

describe('news', () => {
  it('never come from the future, for the country and for a school', () => {
    for (const owner of [undefined, school('10001')]) {
      const items = news(owner, TODAY)
      expect(items.length).toBeGreaterThan(3)
      for (const { id, title, createTime } of items) {
        expect(createTime <= '2026-06-25 23:59:59').toBe(true)
        expect(findNews(id)?.title).toBe(title)
      }
    }
    expect(findNews('99999-2026-open-day')).toBeUndefined()
  })
})

describe('articles', () => {
  it('say more than three things each, under several names', () => {
    const own = [undefined, school('10001')].flatMap((owner) => news(owner, TODAY))
    for (const { id } of own) {
      expect(findNews(id)?.content.match(/<li>/g)?.length, id).toBeGreaterThan(3)
    }
    const names = new Set(own.map(({ origin }) => origin))
    expect(names.size).toBeGreaterThan(5)
    expect([...names].every((name) => name.endsWith('（示例）'))).toBe(true)
  })
})

describe('books', () => {
  it('exist for each province, year and subject, with pages of its schools', () => {
    const list = books([2025])
    expect(list.length).toBeGreaterThan(50)
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    const anhui = list.find(({ province, subject }) => province === '安徽' && subject === '物理')
    if (!anhui) throw new Error('没有安徽的书')
    expect(findBook(anhui.id)).toEqual(anhui)
    const pages = [...bookPages(anhui)]
    expect(pages.some((page) => page.school.schoolName === '安徽大学')).toBe(true)
    expect(pages.some((page) => page.school.schoolName === '清华大学')).toBe(true)
    expect(findBook('b99')).toBeUndefined()
  })
})
