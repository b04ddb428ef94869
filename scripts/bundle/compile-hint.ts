/**
 * The first line of a script whose functions V8 compiles at once, beside the page, while the file comes in. Without it
 * each is compiled by the page's own thread when it is first called, and most are called at the start. Other engines read
 * a comment. Source: https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad'
