import { xmlText, zip } from './zip'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'application/vnd.openxmlformats-officedocument'

function contentTypes(parts: Readonly<Record<string, string>>): string {
  const overrides = Object.entries(parts).map(
    ([path, type]) => `<Override PartName="${path}" ContentType="${OFFICE}.${type}+xml"/>`,
  )
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
}

function relation(type: string, target: string): string {
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/${type}" Target="${target}"/></Relationships>`
}

/** A workbook of one sheet (ECMA-376); numbers stay numbers. */
export function workbook(sheet: string, rows: readonly (readonly (string | number)[])[]): Blob {
  const cells = (row: readonly (string | number)[]) =>
    row
      .map((value) =>
        typeof value === 'number'
          ? `<c><v>${value}</v></c>`
          : `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`,
      )
      .join('')
  const data = rows.map((row) => `<row>${cells(row)}</row>`).join('')
  return zip(
    [
      {
        path: '[Content_Types].xml',
        text: contentTypes({
          '/xl/workbook.xml': 'spreadsheetml.sheet.main',
          '/xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
        }),
      },
      { path: '_rels/.rels', text: relation('officeDocument', 'xl/workbook.xml') },
      {
        path: 'xl/workbook.xml',
        text: `${HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${xmlText(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      },
      { path: 'xl/_rels/workbook.xml.rels', text: relation('worksheet', 'worksheets/sheet1.xml') },
      {
        path: 'xl/worksheets/sheet1.xml',
        text: `${HEAD}<worksheet xmlns="${SPREADSHEET}"><sheetData>${data}</sheetData></worksheet>`,
      },
    ],
    `${OFFICE}.spreadsheetml.sheet`,
  )
}

/** A text document (ECMA-376): one paragraph for each line, the titles bold. */
export function textDocument(lines: readonly { readonly text: string; readonly title?: boolean }[]): Blob {
  const paragraphs = lines.map(
    ({ text, title }) =>
      `<w:p><w:r>${title ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r></w:p>`,
  )
  return zip(
    [
      {
        path: '[Content_Types].xml',
        text: contentTypes({ '/word/document.xml': 'wordprocessingml.document.main' }),
      },
      { path: '_rels/.rels', text: relation('officeDocument', 'word/document.xml') },
      {
        path: 'word/document.xml',
        text: `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${paragraphs.join('')}</w:body></w:document>`,
      },
    ],
    `${OFFICE}.wordprocessingml.document`,
  )
}
