import { css } from '@emotion/react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { nextIndex } from './roving.ts';
import { media, tokens } from './theme.ts';

export interface Tab<V extends string> {
  value: V;
  label: ReactNode;
  /** Second line, such as the number of games. */
  detail?: ReactNode;
  /** Before the label. */
  mark?: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<V extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Accessible name of the list. */
  label: string;
  tabs: readonly Tab<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  /** `line` below a heading, `pills` beside one, `segments` across the page (vendors, markets). */
  look?: 'line' | 'pills' | 'segments';
  /**
   * Id of the element that the tabs control; give that element `role="tabpanel"` and `aria-labelledby={tabId(id,
   * value)}`.
   */
  panel?: string;
  /** After the tabs, in the same frame: a MORE button. */
  end?: ReactNode;
}

/** Id of the tab of a value, for its panel's label. */
export const tabId = (panel: string, value: string): string => `${panel}-tab-${value}`;

/**
 * A list of tabs: arrows, Home and End move and choose, in the reading direction; one tab stop. Scrolls to a chosen tab
 * that is out of view.
 */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  panel,
  end,
  ...rest
}: TabsProps<V>) {
  const own = useId();
  const list = useRef<HTMLDivElement>(null);
  const reachable = tabs.some((tab) => tab.value === value && !tab.disabled)
    ? value
    : tabs.find((tab) => !tab.disabled)?.value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is looked up in the DOM after each change.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (chosen && list.current && list.current.scrollWidth > list.current.clientWidth) {
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
    }
  }, [value]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const able = tabs.filter((tab) => !tab.disabled);
    const at = nextIndex(
      event,
      able.findIndex((tab) => tab.value === reachable),
      able.length,
    );
    if (at === undefined) return;
    event.preventDefault();
    onChange(able[at]!.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]:not([aria-disabled=true])')[at]?.focus();
  };

  return (
    <div css={[styles.root, styles[look]]} {...rest}>
      <div ref={list} role="tablist" aria-label={label} css={[styles.list, lists[look]]} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(panel ?? own, tab.value)}
            aria-selected={tab.value === value}
            aria-controls={panel}
            aria-disabled={tab.disabled || undefined}
            tabIndex={tab.value === reachable ? 0 : -1}
            css={[styles.tab, tabLooks[look], tab.disabled && styles.off]}
            onClick={() => !tab.disabled && onChange(tab.value)}
          >
            {tab.mark}
            <span css={styles.words}>
              {tab.label}
              {tab.detail && <span css={styles.detail}>{tab.detail}</span>}
            </span>
          </button>
        ))}
      </div>
      {end}
    </div>
  );
}

const styles = {
  root: css({ display: 'flex', minInlineSize: 0 }),
  line: css({ borderBlockEnd: `1px solid ${tokens.color.line}` }),
  pills: css({}),
  segments: css({
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    overflow: 'clip',
  }),
  list: css({ display: 'flex', minInlineSize: 0, flex: 1, overflowX: 'auto', scrollbarWidth: 'none' }),
  tab: css({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.space[2],
    margin: 0,
    border: 0,
    background: 'none',
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    whiteSpace: 'nowrap',
    textAlign: 'start',
    transition: `color ${tokens.motion.fast} ${tokens.motion.ease}, background ${tokens.motion.fast} ${tokens.motion.ease}`,
    '&[aria-selected="true"]': { color: tokens.color.text },
    '&[aria-selected="true"] > span > span': { color: tokens.color.text2 },
    '&:focus-visible': { outlineOffset: -3 },
    [media.hover]: { '&:hover': { color: tokens.color.text } },
  }),
  off: css({ color: tokens.color.text3, cursor: 'not-allowed' }),
  words: css({ display: 'grid', minInlineSize: 0 }),
  detail: css({
    fontFamily: tokens.font.text,
    fontWeight: tokens.weight.medium,
    color: tokens.color.text3,
    ...tokens.type.legal,
    ...tokens.numerals,
  }),
};

const mark = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 2,
  background: tokens.color.accent,
} as const;

const lists = {
  line: css({ gap: tokens.space[6] }),
  pills: css({ gap: tokens.space[1] }),
  segments: css({ '& > button + button': { borderInlineStart: `1px solid ${tokens.color.line}` } }),
};

const tabLooks = {
  line: css({
    minBlockSize: tokens.size.target,
    padding: 0,
    ...tokens.type.body,
    '&[aria-selected="true"]::after': mark,
  }),
  pills: css({
    minBlockSize: tokens.size.targetSmall,
    paddingInline: 10,
    borderRadius: tokens.radius.medium,
    ...tokens.type.small,
    '&[aria-selected="true"]': { background: tokens.color.surface3 },
  }),
  segments: css({
    flex: '1 0 auto',
    justifyContent: 'center',
    minBlockSize: 60,
    paddingInline: tokens.space[4],
    ...tokens.type.body,
    '&[aria-selected="true"]': { background: tokens.color.surface3 },
    '&[aria-selected="true"]::after': mark,
  }),
};
