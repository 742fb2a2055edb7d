/** The end of an issue, by which neighbours differ: the number within the day, else the day. */
export const tailOf = (issue: string): string =>
  issue.includes('-') ? issue.slice(issue.lastIndexOf('-') + 1) : issue.slice(-4);
