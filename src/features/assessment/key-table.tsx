import { tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import type { Assessment } from './catalogue'
import { questionsOf } from './questions'
import { type Key, keysOf } from './scoring'

interface NamedKey extends Key {
  readonly name: string
}

const numbers = (list: readonly number[]) => list.join('、')

const COLUMNS = tableColumns<NamedKey>()(
  { id: 'name', head: '方面', text: ({ name }) => name, lead: ['forward', 'reversed'] },
  {
    id: 'forward',
    head: '正向题号',
    text: ({ forward }) => numbers(forward),
    from: 'md',
    brief: (text) => `正向 ${text}`,
  },
  {
    id: 'reversed',
    head: '反向题号',
    text: ({ reversed }) => numbers(reversed),
    from: 'md',
    brief: (text) => `反向 ${text}`,
  },
)

/** Which question counts for what: anybody can work the result out again. */
export function KeyTable({ assessment }: { assessment: Assessment }) {
  const { id, dimensions } = assessment
  const nameOf = (key: string) => dimensions.find((dimension) => dimension.key === key)?.name ?? key
  const rows = keysOf(questionsOf(id)).map((key) => ({ ...key, name: nameOf(key.dimension) }))
  return (
    <section aria-labelledby="key" className="mt-10">
      <h2 id="key" className="text-lg font-medium">
        怎样计分
      </h2>
      <p className="mt-2 max-w-reading text-muted-foreground">
        {id === 'strengths'
          ? '答对得 4 分，答错不得分。每个方面的得分是得到的分占满分的百分比。'
          : '正向题从“很不符合”到“很符合”得 0 到 4 分，反向题倒过来。每个方面的得分是得到的分占满分的百分比。'}
      </p>
      <div className="mt-3 max-w-3xl">
        <DataTable label="计分表" columns={COLUMNS} rows={rows} />
      </div>
    </section>
  )
}
