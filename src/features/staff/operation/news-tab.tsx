import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { type ArticleRow, articles } from '~/contracts/articles'
import { NEWS_CATEGORIES } from '~/contracts/school-news'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { useWrite } from '~/shared/api/use-write'
import { FilterSelect } from '~/shared/filters/filter-select'
import { KeywordField } from '~/shared/filters/keyword-field'
import { forgetDrafts } from '~/shared/session/work-here'
import { type Columns, tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Pager } from '~/shared/ui/pager'
import { NotOffered } from '../parts/not-offered'
import { PendingRows } from '../parts/pending-rows'
import { GoingNotice, RemoveDialog } from '../parts/removal'
import { logAct } from '../parts/staff-log'
import { useRemoval } from '../parts/use-removal'
import { ROW_LINK, RowKeys } from '../table/row-keys'
import { ARTICLE_WORK } from './article-draft'
import { ArticleEditorPage } from './article-editor-page'
import { editorialCalls } from './editorial.calls'
import { NEW_ARTICLE, type OperationFilters } from './operation.address'

/** The articles of the public news page: their list, or the one that is being written. */
export function NewsTab(page: Filtered<OperationFilters>) {
  const { article } = page.filters
  if (article === undefined) return <ArticleList {...page} />
  return (
    <ArticleEditorPage
      key={article}
      id={article}
      onSaved={(id) => page.change({ article: id }, 'settle')}
      onClose={() => page.change({ article: undefined })}
    />
  )
}

const ALL = { value: '', label: '全部' }
const STATES = ['published', 'draft'] as const

function ArticleList({ filters, change }: Filtered<OperationFilters>) {
  const { q, category, state, page } = filters
  const question = useMemo(
    () => ({
      page,
      query: q ?? null,
      category: category ?? null,
      published: state === undefined ? null : state === 'published',
    }),
    [q, category, state, page],
  )
  const answer = useAnswer(question, editorialCalls.articles)
  const [asking, setAsking] = useState<ArticleRow>()
  const remove = useWrite(articles.remove)
  const removal = useRemoval(({ id, title }: ArticleRow) => {
    remove.start({ params: { id } })
    forgetDrafts(ARTICLE_WORK, id)
    logAct(`删除了资讯《${title}》`)
  })
  const columns = useMemo(() => articleColumns(setAsking), [])
  if (answer.data === null) return <NotOffered what="编辑资讯" />
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <KeywordField
          label="标题或摘要"
          value={q}
          className="w-72 max-w-full"
          onSearch={(text) => change({ q: text, page: 1 })}
        />
        <FilterSelect
          label="分类"
          className="w-28"
          value={category ?? ''}
          options={[ALL, ...NEWS_CATEGORIES.map((name) => ({ value: name, label: name }))]}
          onChange={(value) => change({ category: value || undefined, page: 1 })}
        />
        <FilterSelect
          label="状态"
          className="w-28"
          value={state ?? ''}
          options={[ALL, { value: 'published', label: '已发布' }, { value: 'draft', label: '草稿' }]}
          onChange={(value) => change({ state: STATES.find((known) => known === value), page: 1 })}
        />
        <Button className="ml-auto" onClick={() => change({ article: NEW_ARTICLE })}>
          <Plus aria-hidden />
          写资讯
        </Button>
      </div>
      {removal.going && <GoingNotice what={`《${removal.going.title}》`} onUndo={removal.undo} />}
      <States
        of={answer}
        name="资讯"
        className="mt-2"
        pending={<PendingRows />}
        isEmpty={(list) => list?.records.length === 0}
        empty={<EmptyRegion className="mt-4">没有符合条件的资讯。</EmptyRegion>}
      >
        {(list) =>
          list && (
            <>
              <RowKeys>
                <DataTable
                  label="资讯"
                  columns={columns}
                  rows={list.records.filter(({ id }) => id !== removal.going?.id)}
                />
              </RowKeys>
              <div className="mt-4">
                <Pager
                  name="资讯"
                  current={list.current}
                  size={list.size}
                  total={list.total}
                  onPage={(next) => change({ page: next })}
                />
              </div>
            </>
          )
        }
      </States>
      {asking && (
        <RemoveDialog
          name={`《${asking.title}》`}
          description="公开页面上不再有这篇资讯，已分享的链接会打不开。删除前有几秒可以撤销。"
          onClose={() => setAsking(undefined)}
          onRemove={() => {
            removal.start(asking)
            setAsking(undefined)
          }}
        />
      )}
    </>
  )
}

function articleColumns(onRemove: (row: ArticleRow) => void): Columns<ArticleRow> {
  return tableColumns<ArticleRow>()(
    {
      id: 'title',
      head: '标题',
      cell: ({ id, title }) => (
        <Link
          from="/websiteOpeartion"
          to="/websiteOpeartion"
          search={(before) => ({ ...before, article: id })}
          {...{ [ROW_LINK]: id }}
          className="inline-flex min-h-11 items-center rounded font-medium text-primary underline-offset-4 hover:underline md:min-h-6"
        >
          {title}
        </Link>
      ),
      lead: ['category', 'state', 'time'],
    },
    { id: 'category', head: '分类', text: (row) => row.category, from: 'md', nowrap: true },
    {
      id: 'state',
      head: '状态',
      text: (row) => (row.published ? '已发布' : '草稿'),
      from: 'md',
      nowrap: true,
    },
    {
      id: 'time',
      head: '发布',
      text: (row) => (row.published ? row.createTime.slice(0, 10) : undefined),
      from: 'md',
      faint: true,
      nowrap: true,
    },
    { id: 'by', head: '最后修改', text: (row) => row.updatedBy, from: 'lg', faint: true, nowrap: true },
    {
      id: 'acts',
      head: '',
      align: 'right',
      flush: true,
      cell: (row) => (
        <Button variant="ghost" size="sm" aria-label={`删除《${row.title}》`} onClick={() => onRemove(row)}>
          删除
        </Button>
      ),
    },
  )
}
