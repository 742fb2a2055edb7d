import fatal from '../../locales/fatal.json';

type Texts = (typeof fatal)['en'];

/** The page of last resort, for a portal that cannot start: needs no framework and no style sheet of ours. */
export function showFatalPage(error: unknown, page: Document = document): void {
  const language = page.documentElement.lang as keyof typeof fatal;
  const texts: Texts = fatal[language] ?? fatal.en;
  const box = page.createElement('main');
  box.style.cssText =
    'max-inline-size:36rem;margin:15vh auto;padding-inline:1.5rem;font:400 1rem/1.6 system-ui,sans-serif';
  const heading = page.createElement('h1');
  heading.textContent = texts.title;
  const words = page.createElement('p');
  words.textContent = texts.text;
  const cause = page.createElement('p');
  cause.textContent = error instanceof Error ? error.message : String(error);
  cause.style.opacity = '.75';
  box.append(
    heading,
    words,
    cause,
    button(page, texts.retry, () => page.location.reload()),
    ' ',
    button(page, texts.clear, () => clearAndReload(page)),
  );
  page.body.replaceChildren(box);
  heading.tabIndex = -1;
  heading.focus();
}

function button(page: Document, label: string, press: () => void): HTMLButtonElement {
  const made = page.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.style.cssText = 'font:inherit;padding:.5rem 1rem;margin-block-start:1rem;cursor:pointer';
  made.addEventListener('click', press);
  return made;
}

/** Data in this browser may be the cause: overrides, the last good snapshot. The session's cookie is kept. */
function clearAndReload(page: Document): void {
  localStorage.clear();
  sessionStorage.clear();
  page.location.reload();
}
