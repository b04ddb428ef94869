import { LazyAddToList } from '~/entities/application-list/adding/lazy-add-to-list'
import { MajorCompareBar, MajorCompareToggle } from '~/entities/major/major-comparison'
import { placeOfMajorCode } from '~/entities/place/major-tabs'
import { PlaceLink } from '~/entities/place/place-link'
import type { Place } from '~/entities/place/places'
import { placeOfCode } from '~/entities/place/profession-tabs'
import { SchoolCompareBar, SchoolCompareToggle } from '~/entities/school/school-comparison'
import type { Wish, WishKind } from '~/entities/wishes/stored-wishes'
import { useUnsentWishes, useWishRecord } from '~/entities/wishes/use-wish-record'
import { useWishes } from '~/entities/wishes/use-wishes'
import { WishToggle } from '~/entities/wishes/wish-toggle'
import { MissingLine } from '~/shared/answer/missing-line'
import { isStaff } from '~/shared/domain/access'
import { isMajorTypeCode } from '~/shared/domain/major-code'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { useWishName } from './use-wish-name'

interface Kind {
  readonly kind: WishKind
  readonly label: string
  readonly library: Place
  readonly placeOf: (id: string) => Place
}

const KINDS: readonly Kind[] = [
  { kind: 'major', label: '专业', library: { kind: 'major-library' }, placeOf: (id) => placeOfMajorCode(id) },
  {
    kind: 'school',
    label: '院校',
    library: { kind: 'school-library' },
    placeOf: (id) => ({ kind: 'school', id }),
  },
  {
    kind: 'profession',
    label: '职业',
    library: { kind: 'profession-library' },
    placeOf: (id) => placeOfCode(id),
  },
]

/** What the reader keeps: majors, schools and professions, the newest first. */
export function WishesView() {
  const wishes = useWishes()
  const record = useWishRecord()
  const unsent = useUnsentWishes()
  const user = useUser()
  return (
    <>
      <p className="text-sm text-muted-foreground">
        {!user
          ? '保存在这台设备上；登录后存进档案，换设备也能看到。'
          : isStaff(user) || record.isPending || record.isError || unsent.count > 0
            ? '保存在这台设备上。'
            : '保存在你的档案和这台设备上。'}
      </p>
      {unsent.count > 0 && !record.isPending && !record.isError && (
        <p role="status" className="text-sm">
          {unsent.count} 项修改还没有存进档案，换设备看不到。
          <Button variant="link" size="inline" onClick={unsent.send}>
            再存一次
          </Button>
        </p>
      )}
      <MissingLine of={[record]} name="档案里的收藏" />
      {KINDS.map((kind) => (
        <Stored
          key={kind.kind}
          {...kind}
          record={record}
          wishes={wishes.filter((wish) => wish.kind === kind.kind).toReversed()}
        />
      ))}
      <MajorCompareBar />
      <SchoolCompareBar />
    </>
  )
}

interface NothingStoredProps extends Pick<Kind, 'label' | 'library'> {
  readonly record: ReturnType<typeof useWishRecord>
}

/** That nothing is kept is only said when the record has been read. */
function NothingStored({ label, library, record }: NothingStoredProps) {
  if (record.isPending) return <Skeleton className="mt-2 h-16" />
  if (record.isError) return <EmptyRegion className="mt-2 py-5!">这台设备上没有收藏的{label}。</EmptyRegion>
  return (
    <EmptyRegion className="mt-2 py-5!">
      还没有收藏{label}。在
      <PlaceLink to={library} className="mx-1 whitespace-nowrap text-primary underline underline-offset-4">
        {label}库
      </PlaceLink>
      里点 ☆ 就会出现在这里。
    </EmptyRegion>
  )
}

interface StoredProps extends Kind, NothingStoredProps {
  readonly wishes: readonly Wish[]
}

function Stored({ label, library, placeOf, record, wishes }: StoredProps) {
  return (
    <section aria-label={`收藏的${label}`} className="mt-8">
      <h2 className="text-lg font-medium">
        {label}
        {wishes.length > 0 && (
          <span className="ml-2 text-sm font-normal text-muted-foreground">{wishes.length}</span>
        )}
      </h2>
      {wishes.length === 0 ? (
        <NothingStored {...{ label, library, record }} />
      ) : (
        <ul className="mt-1 grid gap-x-8 md:grid-cols-2">
          {wishes.map((wish) => (
            <Row key={wish.id} wish={wish} to={placeOf(wish.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ wish, to }: { wish: Wish; to: Place }) {
  const name = useWishName(wish)
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-3 border-b py-1">
      <PlaceLink
        to={to}
        className="flex min-h-11 min-w-32 flex-1 items-center text-primary underline-offset-4 hover:underline"
      >
        {name}
      </PlaceLink>
      {wish.kind === 'school' && <LazyAddToList school={{ id: wish.id, name }} />}
      {wish.kind === 'school' && <SchoolCompareToggle schoolId={wish.id} schoolName={name} />}
      {wish.kind === 'major' && !isMajorTypeCode(wish.id) && (
        <MajorCompareToggle code={wish.id} name={name} />
      )}
      <WishToggle wish={{ ...wish, name }} />
    </li>
  )
}
