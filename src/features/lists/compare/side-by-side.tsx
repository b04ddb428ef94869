import type { ApplicationListDetail } from '~/contracts/application-lists'
import { itemName } from '~/entities/application-list/edits'
import { Differences } from '../diff/differences'
import { itemDiff } from '../diff/item-diff'
import { type Mark, sideMarks } from './side-marks'

interface SideBySideProps {
  readonly left: ApplicationListDetail
  readonly right: ApplicationListDetail
}

/** What differs in sentences first, then both lists whole, their differences marked. */
export function SideBySide({ left, right }: SideBySideProps) {
  const diff = itemDiff(left.items, right.items)
  const marks = sideMarks(diff)
  const shared = left.items.length - diff.removed.length
  return (
    <>
      <section aria-label="不同">
        <h2 className="text-lg font-medium">不同之处</h2>
        <p className="mt-1 text-sm text-muted-foreground">
          {shared} 个志愿两边都有，{diff.removed.length} 个只在左边，{diff.added.length} 个只在右边
        </p>
        <Differences from={left.items} to={right.items} before="左边" after="右边" />
      </section>
      <div className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-2">
        <Side list={left} marks={marks.left} />
        <Side list={right} marks={marks.right} />
      </div>
    </>
  )
}

interface SideProps {
  readonly list: ApplicationListDetail
  readonly marks: ReadonlyMap<string, readonly Mark[]>
}

function Side({ list: { name, items }, marks }: SideProps) {
  return (
    <section aria-label={name}>
      <h2 className="font-medium">
        {name}
        <span className="ml-2 text-sm font-normal text-muted-foreground">{items.length} 个志愿</span>
      </h2>
      <ol className="mt-2 border-t">
        {items.map((item, index) => (
          <li key={item.unitId} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-b py-2 text-sm">
            <span className="text-right text-muted-foreground">{index + 1}</span>
            <span>
              <span className="font-medium">{itemName(item)}</span>
              {marks.get(item.unitId)?.map((mark) => (
                <span key={mark} className="ml-2 rounded border border-match px-1.5 text-xs text-match">
                  {mark}
                </span>
              ))}
              <span className="block text-muted-foreground">
                {item.majors.map(({ majorName }) => majorName).join('、')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
