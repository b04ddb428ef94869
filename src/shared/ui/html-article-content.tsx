import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import { finishArticle, SANITISER_CONFIG, siteBase } from './html-policy'

interface HtmlArticleContentProps {
  readonly html: string
  readonly under: number
  readonly sought?: ((article: ParentNode) => Element | undefined) | undefined
}

/** Where it does not know the browser, the sanitiser gives text back as it is: then there is no article. */
export const CAN_SANITISE = DOMPurify.isSupported

/** The sanitised nodes of an article. Only ever loaded lazily: the sanitiser is 10 KB that most pages do without. */
export function HtmlArticleContent({ html, under, sought }: HtmlArticleContentProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!place.current) return
    // Nothing comes back, whatever its type says, where the text has taken away the document's body.
    const content = DOMPurify.sanitize(html, SANITISER_CONFIG) ?? document.createDocumentFragment()
    finishArticle(content, siteBase(), under)
    const empty = content.textContent?.trim() === '' && !content.querySelector('img')
    place.current.replaceChildren(empty ? '没有正文。' : content)
    const found = sought?.(place.current)
    found?.setAttribute('data-sought', '')
    found?.scrollIntoView({ block: 'center' })
  }, [html, under, sought])
  return <div ref={place} />
}
