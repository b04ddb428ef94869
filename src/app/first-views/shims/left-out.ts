/** Stands for what the script of a first view does without: all that it should export is undefined, and draws nothing. */
export {}
