/** Stands for `shared/ui/article-code` in the prefetch script, which draws nothing. */
export const fetchArticleCode = () => undefined
