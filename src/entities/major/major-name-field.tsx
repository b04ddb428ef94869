import { majors } from '~/contracts/majors'
import type { MajorCategory } from '~/contracts/majors.schemas'
import { MAJOR_LEVELS } from '~/contracts/reference'
import { NameField, type NameFieldProps } from '~/entities/name-search/name-field'
import { nameIndex } from '~/entities/name-search/name-index'
import type { Named } from '~/entities/name-search/name-match'
import { type Call, call } from '~/shared/api/call'
import { FRESH } from '~/shared/api/query'
import { WRITTEN_LEVEL } from './major.calls'

const trees = MAJOR_LEVELS.map((level) => ({
  level,
  tree: call(majors.byLevel, { params: { level: WRITTEN_LEVEL[level.id] } }),
}))

/** The majors of all levels; those below the first say theirs, since levels share names. */
const everyMajor: Call<readonly Named[]> = {
  key: ['majors of all levels'],
  staleTime: FRESH.session,
  send: async (signal) => {
    const lists = trees.map(async ({ level, tree }) =>
      namesOf(await tree.send(signal), level.id === 1 ? '' : `（${level.label}）`),
    )
    return (await Promise.all(lists)).flat()
  },
}

function namesOf(tree: readonly MajorCategory[], level: string): Named[] {
  return tree.flatMap(({ majorTypes }) =>
    majorTypes.flatMap((type) =>
      type.majors.map(({ majorCode, majorName }) => ({ id: majorCode, name: `${majorName}${level}` })),
    ),
  )
}

const majorNames = nameIndex(everyMajor, (named) => named)

interface MajorNameFieldProps
  extends Omit<NameFieldProps, 'names' | 'suggestions' | 'placeholder' | 'onSearch'> {
  readonly onChoose: (named: Named) => void
}

/** Finds a major by its characters, by pinyin or by initials; a name alone is no answer here. */
export function MajorNameField(props: MajorNameFieldProps) {
  return (
    <NameField
      {...props}
      names={majorNames}
      suggestions="可能要找的专业"
      placeholder="名称、拼音或首字母"
      onSearch={() => undefined}
    />
  )
}
