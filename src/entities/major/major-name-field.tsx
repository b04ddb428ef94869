import type { MajorCategory } from '~/contracts/majors.schemas'
import { NameField, type NameFieldProps } from '~/entities/name-search/name-field'
import { nameIndex } from '~/entities/name-search/name-index'
import type { Named } from '~/entities/name-search/name-match'
import type { Call } from '~/shared/api/call'
import { FRESH } from '~/shared/api/query'
import { MARKED_TREES } from './major-names'

/** The majors of all levels. */
const everyMajor: Call<readonly Named[]> = {
  key: ['majors of all levels'],
  staleTime: FRESH.session,
  send: async (signal) => {
    const lists = MARKED_TREES.map(async ({ mark, tree }) => namesOf(await tree.send(signal), mark))
    return (await Promise.all(lists)).flat()
  },
}

function namesOf(tree: readonly MajorCategory[], mark: string): Named[] {
  return tree.flatMap(({ majorTypes }) =>
    majorTypes.flatMap((type) =>
      type.majors.map(({ majorCode, majorName }) => ({ id: majorCode, name: `${majorName}${mark}` })),
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
