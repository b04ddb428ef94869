import { useQueryClient } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type Article, type ArticleUpdate, articles } from '~/contracts/articles'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { NEWS_CATEGORIES } from '~/contracts/school-news'
import { request } from '~/shared/api/client'
import { SaidError } from '~/shared/api/errors'
import { isConflict } from '~/shared/api/is-missing'
import { useCreation } from '~/shared/api/use-creation'
import { useComposedWrite } from '~/shared/api/use-write'
import { FormDrafts } from '~/shared/form/form-drafts'
import { FormField, SelectField } from '~/shared/form/form-field'
import { laterText, PendingSubmission } from '~/shared/form/pending-submission'
import { type Form, useField, useForm } from '~/shared/form/use-form'
import { notify } from '~/shared/lib/browser/notify'
import type { Receipt } from '~/shared/lib/storage/drafts'
import { type StoredDraft, useStoredDraft } from '~/shared/session/work-here'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { Textarea } from '~/shared/ui/textarea'
import { ConfirmDialog } from '../parts/confirm-dialog'
import { PressTabs } from '../parts/press-tabs'
import { logAct } from '../parts/staff-log'
import { ArticleConflict } from './article-conflict'
import { ARTICLE_WORK, ArticleDraft, draftOf, isSameDraft, readArticle } from './article-draft'
import { ArticlePreview } from './article-preview'
import { editorialCalls } from './editorial.calls'
import { NEW_ARTICLE } from './operation.address'

interface ArticleEditorProps {
  /** A new one when absent. */
  readonly article?: Article
  readonly onSaved: (id: string) => void
  readonly onClose: () => void
}

type Look = 'write' | 'preview'

const LOOKS = [
  { value: 'write', label: '编辑' },
  { value: 'preview', label: '预览' },
] as const

/**
 * The form of an article. What was typed outlives a reload until it is saved; readers see nothing before it is published.
 * Where somebody else has saved the article meanwhile, whoever writes chooses between the two.
 */
export function ArticleEditor({ article, onSaved, onClose }: ArticleEditorProps) {
  const [saved, setSaved] = useState(article)
  const client = useQueryClient()
  const [conflict, setConflict] = useState<{ readonly theirs: Article; readonly sent: ArticleUpdate }>()
  const key = saved?.id ?? NEW_ARTICLE
  const kept = useStoredDraft(ARTICLE_WORK, key, readArticle)
  const form = useForm<ArticleDraft>(ArticleDraft, kept.left ?? draftOf(saved))
  const [look, setLook] = useState<Look>('write')
  const [asking, setAsking] = useState(false)
  const sent = useRef<{ readonly draft: ArticleDraft; readonly receipt: Receipt }>(undefined)
  const keep = (answer: Article, isEarlier: boolean) => {
    const { draft, receipt } = sent.current ?? {}
    // A new article has an id from now on, and its draft another key.
    kept.forget(saved ? receipt : undefined)
    setAsking(false)
    setConflict(undefined)
    setSaved(answer)
    // What was typed while the save was under way is newer than its answer.
    if (!isEarlier && (!draft || isSameDraft(form.getValues(), draft))) form.reset(draftOf(answer))
    if (isEarlier) notify.warning(laterText('已保存'))
    else if (saved?.published !== answer.published) {
      notify.success(answer.published ? '已发布，公开页面上可以看到' : '已存为草稿，公开页面上看不到')
    } else notify.success('已保存')
    logAct(`${answer.published ? '发布' : '保存'}了资讯《${answer.title}》`)
    if (!saved) onSaved(answer.id)
  }
  const create = useCreation(articles.create, {
    scope: NEW_ARTICLE,
    onDone: (answer, later) => keep(answer, later !== undefined),
  })
  const update = useComposedWrite(articles.update, {
    async run(body: ArticleUpdate) {
      try {
        return await request(articles.update, { body })
      } catch (error) {
        if (!isConflict(error)) throw error
        const theirs = await client.fetchQuery({ ...editorialCalls.article(body.id), staleTime: 0 })
        setAsking(false)
        setConflict({ theirs, sent: body })
        throw new SaidError()
      }
    },
    onDone: (answer) => keep(answer, false),
  })
  const saving = create.isPending || update.isPending
  // The field that is wrong stands in the form.
  const showForm = () => {
    setAsking(false)
    setLook('write')
  }
  const save = (published: boolean) =>
    form.handleSubmit((draft) => {
      sent.current = { draft, receipt: kept.receipt() }
      if (saved) update.start({ ...draft, id: saved.id, version: saved.version, published })
      else create.start({ body: { ...draft, published } })
    }, showForm)()
  const take = (side: 'mine' | 'theirs') => {
    if (!conflict) return
    const { theirs, sent: before } = conflict
    if (side === 'theirs') {
      kept.forget()
      setConflict(undefined)
      setSaved(theirs)
      return form.reset(draftOf(theirs))
    }
    // What was typed since the save counts as well.
    return form.handleSubmit((draft) => {
      sent.current = { draft, receipt: kept.receipt() }
      update.start({ ...draft, id: theirs.id, version: theirs.version, published: before.published })
    }, showForm)()
  }
  const published = saved?.published ?? false
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="ghost" size="sm" className="-ml-3" onClick={onClose}>
          <ArrowLeft aria-hidden />
          全部资讯
        </Button>
        <PressTabs label="怎么看" options={LOOKS} value={look} onChange={setLook} />
        <p className="text-sm text-muted-foreground">{published ? '已发布' : saved ? '草稿' : '新资讯'}</p>
        <div className="ml-auto flex flex-wrap gap-2">
          <Button variant="outline" size="sm" aria-disabled={saving} onClick={() => save(published)}>
            {published ? '保存修改' : '存为草稿'}
          </Button>
          <Button
            variant={published ? 'outline' : 'default'}
            size="sm"
            aria-disabled={saving}
            onClick={() => form.handleSubmit(() => setAsking(true), showForm)()}
          >
            {published ? '撤下' : '发布'}
          </Button>
        </div>
      </div>
      {asking && (
        <ConfirmDialog
          title={published ? '撤下这篇资讯？' : `发布到“${form.getValues('category')}”？`}
          description={
            published
              ? '公开页面上不再看得到，内容留在草稿里，可以再发布。'
              : '发布后，公开页面上谁都能看到；可以随时撤下。'
          }
          act={published ? '撤下' : '发布'}
          isPending={saving}
          onConfirm={() => save(!published)}
          onClose={() => setAsking(false)}
        />
      )}
      {conflict && <ArticleConflict form={form} theirs={conflict.theirs} isSaving={saving} onTake={take} />}
      <FormDrafts form={form} kept={kept} />
      {!saved && <PendingSubmission of={create} />}
      <UnsavedNotice form={form} article={saved} kept={kept} mayDiscard={!conflict} />
      {look === 'preview' ? <ArticlePreview form={form} article={saved} /> : <ArticleFields form={form} />}
    </>
  )
}

interface FormProps {
  readonly form: Form<ArticleDraft>
}

/** Keeps what is typed, says that it is not saved, and throws it away when told to. */
interface UnsavedNoticeProps extends FormProps {
  readonly article: Article | undefined
  readonly kept: StoredDraft<ArticleDraft>
  /** Not while two versions wait for a choice. */
  readonly mayDiscard: boolean
}

function UnsavedNotice({ form, article, kept, mayDiscard }: UnsavedNoticeProps) {
  const [isStored, setStored] = useState(true)
  const [title = '', category = '', summary = '', content = ''] = useWatch({
    control: form.control,
    name: ['title', 'category', 'summary', 'content'],
  })
  const key = article?.id ?? NEW_ARTICLE
  const unsaved = !isSameDraft({ title, category, summary, content }, draftOf(article))
  // biome-ignore lint/correctness/useExhaustiveDependencies: What is typed is kept when it changes, not at every look.
  useEffect(() => {
    if (unsaved) setStored(kept.keep({ title, category, summary, content }, title.trim() || '没有标题'))
    else kept.forget()
  }, [key, unsaved, title, category, summary, content])
  return (
    <p role="status" className="mt-2 flex min-h-11 flex-wrap items-center gap-3 text-sm md:min-h-6">
      {unsaved && (
        <>
          <span className="text-muted-foreground">
            {isStored
              ? '有未保存的修改，已记在这个浏览器里。'
              : '有未保存的修改，本机存不下，关闭页面会丢失。'}
          </span>
          {mayDiscard && (
            <Button variant="link" size="line" onClick={() => form.reset(draftOf(article))}>
              放弃修改
            </Button>
          )}
        </>
      )}
    </p>
  )
}

const loadRichText = async () => (await import('./rich-text')).RichText

function ArticleFields({ form }: FormProps) {
  const { field } = useField(form, 'content')
  return (
    <div className="mt-2 grid max-w-3xl gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <FormField form={form} name="title" label="标题">
          {(control) => <Input {...control} maxLength={MOST_CHARACTERS.articleTitle} />}
        </FormField>
        <SelectField form={form} name="category" label="分类" options={NEWS_CATEGORIES} />
      </div>
      <FormField form={form} name="summary" label="摘要" hint="列表里在标题下面，一两句话">
        {(control) => <Textarea {...control} rows={2} maxLength={MOST_CHARACTERS.articleSummary} />}
      </FormField>
      <LazyPart
        name="正文编辑器"
        load={loadRichText}
        pending={<Skeleton className="h-[28rem]" />}
        props={{ label: '正文', value: field.value, onChange: field.onChange }}
      />
    </div>
  )
}
