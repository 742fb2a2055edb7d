import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { oldBrowser } from './old-browser.ts';

/** Runs the page's script in a browser that lacks some of its parts; returns whether the sentence is shown. */
function shownIn(lacks: Record<string, unknown>): boolean {
  const html = oldBrowser('en', 'n');
  const script = /<script nonce="n">(.*)<\/script>/.exec(html)![1]!;
  const sentence = { hidden: true };
  const browser = { BigInt, structuredClone, ReadableStream, CSS: { supports: () => true }, ...lacks };
  new Function('window', 'CSS', 'document', script)(browser, browser.CSS, {
    getElementById: (id: string) => (html.includes(`id="${id}"`) ? sentence : undefined),
  });
  return !sentence.hidden;
}

it('[AC-15] a browser that cannot run the site shows why, any other does not', () => {
  expect(shownIn({})).toBe(false);
  expect(shownIn({ structuredClone: undefined })).toBe(true);
  expect(shownIn({ BigInt: undefined })).toBe(true);
  expect(shownIn({ CSS: undefined })).toBe(true);
  expect(shownIn({ CSS: { supports: () => false } })).toBe(true);
});

it('[AC-15] the sentence is in the language of the page', () => {
  expect(new Set(FINISHED_TAGS.map((tag) => oldBrowser(tag, 'n').split('</p>')[0])).size).toBe(FINISHED_TAGS.length);
  expect(oldBrowser('en', 'n')).toContain('Your browser is too old for this site.');
});
