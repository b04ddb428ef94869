import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { FailedPart } from '~/shared/ui/failed-part'
import { loadArticleContent } from './article-code'
import { cn } from './cn'
import { Skeleton } from './skeleton'

interface HtmlArticleProps {
  /** As somebody outside of this product wrote it. */
  readonly html: string
  /** What the article is called, for those who cannot see where it stands. */
  readonly title: string
  /** The level of the heading that it stands under: 2 unless said otherwise. */
  readonly under?: 1 | 2
  /** Finds what a reader came for: it is marked and scrolled to. Keeps its identity between renders. */
  readonly sought?: ((article: ParentNode) => Element | undefined) | undefined
  readonly className?: string
}

/** Contained: whatever an article holds is painted inside of its frame and takes no part in the layout around it. */
const frameClass = 'relative isolate max-w-reading overflow-x-auto overflow-y-hidden [contain:layout_paint]'
const textClass =
  '[&>div>:first-child]:mt-0! [&_p]:my-3 [&_div]:my-2 [&_h2]:mt-6 [&_h2]:mb-2 [&_h2]:text-xl [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:text-lg [&_h4]:mt-5 [&_h4]:font-medium [&_h5]:mt-4 [&_h5]:font-medium [&_h6]:mt-4 [&_h6]:font-medium [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:my-1 [&_dt]:font-medium [&_dd]:mb-2 [&_dd]:pl-4 [&_blockquote]:my-3 [&_blockquote]:border-l-2 [&_blockquote]:pl-4 [&_blockquote]:text-muted-foreground [&_pre]:overflow-x-auto [&_pre]:text-sm [&_hr]:my-6 [&_figcaption]:text-sm [&_figcaption]:text-muted-foreground'
const partClass =
  '[&_[data-sought]]:bg-match-soft [&_[data-sought]]:outline-8 [&_[data-sought]]:outline-match-soft [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4 [&_img]:my-3 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded [&_.article-table]:my-4 [&_.article-table]:overflow-x-auto [&_table]:min-w-full [&_table]:border-collapse [&_table]:text-sm [&_caption]:mb-2 [&_caption]:text-left [&_caption]:text-muted-foreground [&_th]:border-b [&_th]:px-3 [&_th]:py-2 [&_th]:font-medium [&_td]:border-b [&_td]:px-3 [&_td]:py-2'

/** How the parts of an article look. The editor of articles shows them so too. */
export const articleTextClass = `${textClass} ${partClass}`

/** HTML of a school or an authority. Never rendered before it has been sanitised, and never without. */
export function HtmlArticle({ html, title, under = 2, sought, className }: HtmlArticleProps) {
  const { Part: Content, failed, retry } = useLazyPart(true, loadArticleContent)
  if (failed) return <FailedPart name="正文" onRetry={retry} className={cn('min-h-40', className)} />
  return (
    <article aria-label={title} aria-busy={!Content} className={cn(frameClass, articleTextClass, className)}>
      {Content ? <Content {...{ html, under, sought }} /> : <PendingText />}
    </article>
  )
}

function PendingText() {
  return (
    <div className="grid gap-y-3 py-3">
      {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <Skeleton key={index} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}
