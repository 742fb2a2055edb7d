import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { createElement, type ReactNode } from 'react';

/** The elements that the gateway allows in a notice, without attributes; of other elements only the text is shown. */
const SHOWN = new Set([
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
]);
const UNREAD = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math']);

/** A rough preview of HTML. It is only parsed, never inserted into the page: nothing in it can run or load. */
export function WrittenText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div css={styles.text}>{[...body.childNodes].map(elementOf)}</div>;
}

function elementOf(node: ChildNode, place: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  const name = node.nodeName.toLowerCase();
  if (node.nodeType !== Node.ELEMENT_NODE || UNREAD.has(name)) return null;
  const inside = [...node.childNodes].map(elementOf);
  return name === 'br' ? <br key={place} /> : createElement(SHOWN.has(name) ? name : 'span', { key: place }, ...inside);
}

const styles = {
  text: css({
    display: 'grid',
    justifyItems: 'start',
    gap: tokens.space[2],
    overflowWrap: 'anywhere',
    ...tokens.type.body,
    '& ul, & ol': { paddingInlineStart: tokens.space[5], listStyle: 'revert' },
    '& blockquote': {
      margin: 0,
      paddingInlineStart: tokens.space[3],
      borderInlineStart: `3px solid ${tokens.color.line}`,
    },
  }),
};
