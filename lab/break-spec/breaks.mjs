/**
 * The smallest change that makes a statement of the specification untrue, or one noun of it: `of` is the statement, `says`
 * what is no longer so, and in `file` the text `find`, which stands there once, becomes `put`.
 */
export const BREAKS = [
  {
    of: 'S1-2.51',
    says: '建议位次 is gone from /weici',
    file: 'src/features/rank/rank-answer.tsx',
    find: '{suggestedRank !== undefined && (',
    put: '{suggestedRank === null && (',
  },
  {
    of: 'S2-2.18',
    says: '平均分 and 最高分 are gone from the lines of majors',
    file: 'src/features/school-admission/admission-columns.tsx',
    find: '      FEE,\n      AVERAGE,\n      HIGHEST,\n',
    put: '      FEE,\n',
  },
  {
    of: 'S1-7.10',
    says: 'smart-recommend-config is sent no subjects',
    file: 'src/features/filling/filling.calls.ts',
    find: 'query: { province, ...(subjects.length > 0 && { subjects: [...subjects] }) },',
    put: 'query: { province, ...(subjects.length < 0 && { subjects: [...subjects] }) },',
  },
  {
    of: 'S2-2.27',
    says: '知名人物 is never shown',
    file: 'src/features/majors/major-overview.tsx',
    find: '      <Names title="知名人物" names={famousPersons} />\n',
    put: '',
  },
  {
    of: 'S1-9.6',
    says: 'three kinds of employers are shown for ten',
    file: 'src/features/professions/hiring-companies.tsx',
    find: 'natures.slice(0, SHOWN)',
    put: 'natures.slice(0, 3)',
  },
  {
    of: 'S1-2.32',
    says: 'the logo leads elsewhere',
    file: 'src/app/shell/header.tsx',
    find: 'to="/home"',
    put: 'to="/about"',
  },
]
