import { fetchAhead } from '~/shared/lazy/use-lazy-part'

/** Loads what draws the HTML of others, with the sanitiser. Throws in a browser that cannot sanitise. */
export const loadArticleContent = async () => {
  const { CAN_SANITISE, HtmlArticleContent } = await import('./html-article-content')
  if (!CAN_SANITISE) throw new Error('This browser cannot sanitise HTML')
  return HtmlArticleContent
}

/** For loaders of pages that people open for an article: its code comes beside the page's own. */
export const fetchArticleCode = () => fetchAhead(loadArticleContent)
