import type { Feature } from 'write-excel-file/universal'

/**
 * How a workbook goes on paper: all columns on the width of one page, and the rows above the data on each page. The library
 * has no options for it; these are the elements of the file's own standard (ECMA-376, 18.2.5, 18.3.1.65).
 */
export function printSettings(
  sheets: readonly { readonly name: string; readonly headRows: number }[],
): Feature<Blob> {
  const titles = sheets
    .map(
      ({ name, headRows }, place) =>
        `<definedName name="_xlnm.Print_Titles" localSheetId="${place}">'${name}'!$1:$${headRows}</definedName>`,
    )
    .join('')
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (content) =>
            content
              .replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
              .replace('<pageSetup ', '<pageSetup fitToWidth="1" fitToHeight="0" '),
        },
        'xl/workbook.xml': {
          transform: (content) =>
            content.replace('<definedNames/>', `<definedNames>${titles}</definedNames>`),
        },
      },
    },
  }
}
