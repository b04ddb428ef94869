import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { admissionRule } from '../../world/admission/rules'
import { findSchool } from '../../world/schools/schools'
import { listFacts, TRUST_TEXT, type WrittenList } from './list-facts'

type Item = WrittenList['items'][number]

/** The schools of a list in the order of its choices: what is known of each, what was chosen there, its own rules. */
export function schoolsDocument(list: WrittenList): Promise<Blob> {
  const title = `${list.name}：院校招生信息`
  const schoolIds = [...new Set(list.items.map(({ schoolId }) => schoolId))]
  const document = new Document({
    title,
    creator: '择途',
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          new Paragraph(listFacts(list)),
          ...schoolIds.flatMap((id) => schoolPart(id, list)),
          new Paragraph(TRUST_TEXT),
        ],
      },
    ],
  })
  return Packer.toBlob(document)
}

function schoolPart(id: string, { items, province, year, lineYear }: WrittenList): Paragraph[] {
  const school = findSchool(id)
  if (!school) return []
  const { schoolName, provinceName, cityName, schoolInstitution, level, belongs, schoolType } = school
  const rules = admissionRule(school, province, year)?.points ?? []
  return [
    new Paragraph({ text: schoolName, heading: HeadingLevel.HEADING_1 }),
    fact('所在地', `${provinceName} ${cityName}`),
    fact('性质和层次', `${schoolInstitution} · ${level}`),
    fact('主管部门', belongs),
    fact('类型', schoolType.join('、')),
    ...items
      .filter(({ schoolId }) => schoolId === id)
      .map((item) => new Paragraph(choiceLine(item, lineYear))),
    ...rules.map(({ name, text }) => fact(name, text)),
  ]
}

function fact(name: string, text: string): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: `${name}：`, bold: true }), new TextRun(text)] })
}

function choiceLine(
  { order, majorGroupCode, majors, adjust, lowestScore, lowestRank }: Item,
  year: number,
): string {
  return [
    `第 ${order} 志愿`,
    majorGroupCode && `代码 ${majorGroupCode}`,
    majors.map(({ majorName }) => majorName).join('、'),
    adjust && '服从调剂',
    lowestScore && `${year} 年最低分 ${lowestScore}，位次 ${lowestRank}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
