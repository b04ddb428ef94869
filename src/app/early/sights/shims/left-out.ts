/** Stands for what the script of a sight does without: all that it should export is undefined, and draws nothing. */
export {}
