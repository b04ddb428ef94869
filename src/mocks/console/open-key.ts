/** Where a tab of the browser keeps which sheet of the console is open. */
export const OPEN_KEY = 'zetu.console'
