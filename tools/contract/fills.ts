import { ABOUT_NOTE } from '~/contracts/list-advice'
import { CHECKS } from '~/rules/check-up/checks/all'
import { isObject } from './check/exchange/deviation'
import type { Answer, Fill } from './check/exchange/input-table'

/** Choices of a full list: enough that a lost or moved one shows. */
const CHOICES = 4
const NOTE = '契约检查的备注'

/** A list of several choices, with majors against the order in which they are listed, and 服从调剂 here and there. */
const list: Fill = (body, answersOf) => {
  const units = unitsFor(body, answersOf('recommendation.units'))
  const choices = units.slice(0, CHOICES).map(({ unitId, codes }, index) => ({
    unitId,
    majorEnrollCodes: codes.slice(0, 3).reverse(),
    adjust: index % 2 === 0,
  }))
  // The safest does not stand last, and no order of ids or codes is kept by chance.
  return choices.length < 2 ? {} : { note: NOTE, choices: [...choices.slice(1), ...choices.slice(0, 1)] }
}

/** The same with a reason beside each choice. */
const reasoned: Fill = (body, answersOf) => {
  const full = list(body, answersOf)
  if (!Array.isArray(full.choices)) return full
  return {
    ...full,
    choices: full.choices.map((choice, index) => ({ ...choice, reason: `${REASON}${index}` })),
  }
}
const REASON = '契约检查的理由'

/** The units that were recommended for the score record and batch of a new list. */
function unitsFor(body: Readonly<Record<string, unknown>>, answers: readonly Answer[]) {
  const units = new Map<unknown, { unitId: unknown; codes: unknown[] }>()
  for (const { body: asked, payload } of answers) {
    if (!isObject(asked) || !isObject(payload) || !Array.isArray(payload.records)) continue
    if (asked.preferenceScoreId !== body.preferenceScoreId || asked.batch !== body.batch) continue
    for (const record of payload.records) {
      if (!isObject(record) || !Array.isArray(record.majors)) continue
      const codes = record.majors.flatMap((major) => (isObject(major) ? [major.majorEnrollCode] : []))
      units.set(record.unitId, { unitId: record.unitId, codes })
    }
  }
  return [...units.values()]
}

/** The choices of a list that this run has made, the other way round. */
const rearranged =
  (maker: string): Fill =>
  (body, answersOf) => {
    const list = answersOf(maker).findLast(
      ({ payload }) => isObject(payload) && payload.id === body.id,
    )?.payload
    if (!isObject(list) || !Array.isArray(list.items)) return {}
    const items = list.items.filter(isObject).map(({ unitId, adjust, majors }) => ({
      unitId,
      adjust,
      majorEnrollCodes: (Array.isArray(majors) ? majors.filter(isObject) : []).map(
        (major) => major.majorEnrollCode,
      ),
    }))
    return items.length < 2 ? {} : { choices: items.reverse() }
  }

/** Every row was looked at, and whatever can be asked is answered. */
const signed: Fill = (body, answersOf) => {
  const list = answersOf('listAdvice.handOver').findLast(
    ({ payload }) => isObject(payload) && payload.id === body.id,
  )?.payload
  const items = isObject(list) && Array.isArray(list.items) ? list.items.filter(isObject) : []
  const about = [ABOUT_NOTE, ...CHECKS.map(({ id }) => id)]
  return {
    seen: items.map(({ unitId }) => unitId),
    answers: about.map((each) => ({ about: each, name: '契约检查', text: NOTE })),
  }
}

export const FILLS: Readonly<Record<string, Fill>> = {
  'applicationLists.saveOwn': list,
  'applicationLists.create': list,
  'listAdvice.createDraft': reasoned,
  'listAdvice.handOver': () => ({ note: NOTE }),
  'listAdvice.sign': signed,
  'listAdvice.answer': () => ({ accepted: true, answer: NOTE }),
  'applicationLists.updateOwn': rearranged('applicationLists.saveOwn'),
  'applicationLists.update': rearranged('applicationLists.create'),
  'articles.create': () => ({
    summary: '契约检查的摘要',
    content: '<p>契约检查的正文</p>',
    origin: '契约检查',
    tags: ['乙', '甲'],
    published: false,
  }),
  'calendarEntries.create': () => ({ province: '安徽', start: '2026-06-20', end: '2026-06-22' }),
  'plannerAdmin.create': () => ({
    sex: 2,
    title: '规划师',
    introduction: '契约检查的简介',
    provinces: ['安徽', '北京'],
    displayed: false,
    displayOrder: 7,
  }),
  'serviceOrders.create': () => ({ note: NOTE }),
  // Asked again the step is none any more: what is left is a change of the note.
  'serviceOrders.update': () => ({ note: `${NOTE}二` }),
}
