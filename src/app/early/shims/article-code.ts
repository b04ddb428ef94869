/** Stands for `shared/ui/article-code` in the early script, which draws nothing. */
export const fetchArticleCode = () => undefined
