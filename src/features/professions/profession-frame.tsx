import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import type { ProfessionCategory } from '~/contracts/professions.schemas'
import { useSpelling } from '~/entities/name-search/spelling'
import { PlaceLink } from '~/entities/place/place-link'
import { PROFESSION_TABS, placeOfCode, TYPE_TABS } from '~/entities/place/profession-tabs'
import { professionCalls } from '~/entities/profession/profession.calls'
import { type ProfessionPath, professionPath } from '~/entities/profession/profession-path'
import { FailedRegion } from '~/shared/answer/faces'
import { isTypeCode } from '~/shared/domain/profession-code'
import { useSetPageSubject } from '~/shared/lib/page-subject'
import { Button, buttonVariants } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { PageHeading } from '~/shared/ui/page-heading'
import { sectionTabClass, sectionTabsClass } from '~/shared/ui/section-tabs'
import { Skeleton } from '~/shared/ui/skeleton'
import { Tree, type TreeNode } from '~/shared/ui/tree'
import { nodesOf } from './profession-groups'

interface ProfessionFrameProps {
  /** Of a type or of a profession. */
  readonly code: string
  /** The open tab of that view. */
  readonly tab: string
  /** `page` is the one heading of a page, `section` a heading inside of something else, such as the drawer. */
  readonly heading?: 'page' | 'section'
  /** Draws the open tab of a code that exists. */
  readonly children: (path: ProfessionPath) => ReactNode
}

/** Tree, breadcrumb and tabs of a profession, the same on its pages and in the drawer (S1 §2). */
export function ProfessionFrame({ code, tab, heading = 'page', children }: ProfessionFrameProps) {
  const tree = useQuery(professionCalls.tree())
  const path = useMemo(() => tree.data && professionPath(tree.data, code), [tree.data, code])
  useSetPageSubject(heading === 'page' && path ? nameOf(path) : undefined)
  const headed = (text: ReactNode) =>
    heading === 'page' ? <PageHeading>{text}</PageHeading> : <h2 className="text-xl font-medium">{text}</h2>
  if (tree.data && !path) return <MissingProfession heading={headed('没有这个职业')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
      <ProfessionTree tree={tree.data} code={code} />
      <div>
        <div className="min-h-11 md:min-h-6">{path && <Breadcrumb path={path} />}</div>
        <div className="mt-1">{headed(path ? nameOf(path) : <UnknownName pending={tree.isPending} />)}</div>
        {tree.isError && !tree.data && (
          <FailedRegion name="职业目录" error={tree.error} onRetry={tree.refetch} className="mt-4" />
        )}
        <Tabs code={code} tab={tab} />
        {/* Another profession begins anew: nothing unfolded, no answer of the one before. */}
        <div key={code} className="mt-6">
          {path ? children(path) : tree.isPending && <Skeleton className="h-[40rem]" />}
        </div>
      </div>
    </div>
  )
}

function nameOf({ type, profession }: ProfessionPath): string {
  return profession?.professionName ?? type.typeName
}

function UnknownName({ pending }: { pending: boolean }) {
  if (!pending) return '职业'
  return (
    <>
      <span className="sr-only">职业</span>
      <Skeleton className="h-8 w-48" />
    </>
  )
}

function Breadcrumb({ path: { category, type, profession } }: { path: ProfessionPath }) {
  const link = 'inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6'
  return (
    <nav aria-label="所在位置">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground [&>li+li]:before:mr-2 [&>li+li]:before:content-['/']">
        <li>
          <PlaceLink to={{ kind: 'profession-library' }} className={link}>
            职业库
          </PlaceLink>
        </li>
        <li>
          <PlaceLink to={{ kind: 'profession-library', category: category.categoryCode }} className={link}>
            {category.categoryName}
          </PlaceLink>
        </li>
        <li>
          {profession ? (
            <PlaceLink to={placeOfCode(type.typeCode)} className={link}>
              {type.typeName}
            </PlaceLink>
          ) : (
            <span aria-current="page">{type.typeName}</span>
          )}
        </li>
        {profession && (
          <li>
            <span aria-current="page">{profession.professionName}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}

function Tabs({ code, tab }: { code: string; tab: string }) {
  const tabs = isTypeCode(code) ? TYPE_TABS : PROFESSION_TABS
  return (
    <nav aria-label="职业资料" className={`mt-3 ${sectionTabsClass}`}>
      {tabs.map(({ id, label }) => (
        <PlaceLink
          key={id}
          to={placeOfCode(code, id)}
          className={sectionTabClass}
          {...(id === tab && { 'aria-current': 'page' as const })}
        >
          {label}
        </PlaceLink>
      ))}
    </nav>
  )
}

interface ProfessionTreeProps {
  readonly tree: readonly ProfessionCategory[] | undefined
  readonly code: string
}

/** On a narrow screen the tree stays folded until it is asked for. */
function ProfessionTree({ tree, code }: ProfessionTreeProps) {
  const nodes = useMemo(() => nodesOf(tree ?? []), [tree])
  // Another code closes it again: one has arrived.
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === code
  const [typing, setTyping] = useState(false)
  const spelling = useSpelling(typing)
  return (
    <aside className="print-hidden lg:sticky lg:top-4">
      <Button
        variant="outline"
        size="sm"
        aria-expanded={open}
        className="lg:hidden"
        onClick={() => setOpenAt(open ? undefined : code)}
      >
        {open ? '收起职业目录' : '职业目录'}
      </Button>
      <div className={cn('max-lg:mt-2', !open && 'max-lg:hidden')}>
        {tree ? (
          <Tree
            label="职业目录"
            nodes={nodes}
            current={code}
            render={leadingTo}
            onReach={() => setTyping(true)}
            {...(spelling && { letters: spelling.initialsOf })}
            className="max-h-[60vh] overflow-y-auto rounded border bg-surface p-2 lg:max-h-[calc(100vh-2rem)]"
          />
        ) : (
          <Skeleton className="h-[32rem]" />
        )}
      </div>
    </aside>
  )
}

/** A category has no view of its own: it opens and closes. */
const CATEGORY_CODE_LENGTH = 3

function leadingTo({ id, label }: TreeNode): ReactNode {
  if (id.length <= CATEGORY_CODE_LENGTH) return label
  return (
    <PlaceLink to={placeOfCode(id)} tabIndex={-1} className="flex min-h-11 items-center md:min-h-9">
      {label}
    </PlaceLink>
  )
}

function MissingProfession({ heading }: { heading: ReactNode }) {
  return (
    <div className="py-10">
      {heading}
      <p className="mt-3 max-w-reading text-muted-foreground">
        地址里的职业代码可能少了几位，或者目录已经更新。可以在职业库里按名称查找。
      </p>
      <div className="mt-6">
        <PlaceLink to={{ kind: 'profession-library' }} className={buttonVariants()}>
          去职业库查找
        </PlaceLink>
      </div>
    </div>
  )
}
