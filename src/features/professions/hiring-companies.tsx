import type { ProfessionStats } from '~/contracts/professions.schemas'
import { formatPercent } from '~/shared/lib/text/format'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'

type Company = NonNullable<ProfessionStats['companies']>[number]

/** S1 §9: kinds of employers and employers that are shown. */
const SHOWN = 10

const columnsOf = (head: string, name: (company: Company) => string): Columns<Company> => [
  { id: 'name', head, text: name },
  { id: 'hiring', head: '招聘人数', figure: ({ companyHiring }) => companyHiring },
  {
    id: 'share',
    head: '占比',
    text: ({ percentage }) =>
      percentage === null || percentage === undefined ? undefined : formatPercent(percentage),
    align: 'right',
  },
]

const BY_NATURE = columnsOf('企业性质', ({ companyNature }) => companyNature)
const BY_NAME = columnsOf('企业', ({ companyName }) => companyName)

/** Who hires most, by kind of employer and by employer: the ten first of each (S1 §9). */
export function HiringCompanies({ stats: { companyNatures, companies } }: { stats: ProfessionStats }) {
  const natures = companyNatures ?? []
  const names = companies ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:items-start">
      {natures.length > 0 && (
        <div>
          <h3 className="font-medium">按企业性质</h3>
          <DataTable label="按企业性质的招聘量" columns={BY_NATURE} rows={natures.slice(0, SHOWN)} />
        </div>
      )}
      {names.length > 0 && (
        <div>
          <h3 className="font-medium">按企业</h3>
          <DataTable label="按企业的招聘量" columns={BY_NAME} rows={names.slice(0, SHOWN)} />
        </div>
      )}
    </div>
  )
}
