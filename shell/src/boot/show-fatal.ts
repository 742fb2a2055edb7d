/** Replaces the portal with the page of last resort; its code and its texts are fetched only then. */
export function showFatal(error: unknown): void {
  void import(/* webpackChunkName: "fatal" */ './fatal-page.ts').then(
    ({ showFatalPage }) => showFatalPage(error),
    () => showBarePage(error),
  );
}

/** Without a connection there are neither code nor texts: shows the cause, and a retry. */
export function showBarePage(error: unknown, page: Document = document): void {
  const cause = page.createElement('p');
  cause.textContent = error instanceof Error ? error.message : String(error);
  const again = page.createElement('button');
  again.textContent = '↻ Try again';
  again.addEventListener('click', () => page.location.reload());
  page.body.replaceChildren(cause, again);
}
