import type { Page } from '@playwright/test';

/** A control of a screen. */
export interface Pressable {
  /** Position among all controls of the screen, in document order. */
  place: number;
  /** Role or element, and the accessible name as far as the markup says it. */
  label: string;
  /** Address of a link. */
  href: string | undefined;
  /** The link opens a window of its own. */
  opensWindow: boolean;
  /** A control that is chosen already: pressing it again changes nothing. */
  isChosen: boolean;
}

/** Every control of a document, whose place among them a `Pressable` names. */
const CONTROLS =
  'a[href], button, summary, select, input[type=checkbox], input[type=radio], tr[tabindex], [role=button], [role=tab], [role=switch], [role=menuitem], [role=option]';
/** Cards of a lobby, rows of a table, numbers of a board: the first of equal ones stand for all. */
const ALIKE_COUNT = 2;

/**
 * The visible and enabled controls inside `within`, in document order. Of many that are alike (one list, one kind of
 * control) only the first are taken.
 */
export const pressablesOf = (page: Page, within: string): Promise<Pressable[]> =>
  page.evaluate(
    ([kinds, scope, alikeCount]) => {
      const found: Pressable[] = [];
      const alike = new Map<string, number>();
      const all = [...document.querySelectorAll<HTMLElement>(kinds)];
      const scopes = [...document.querySelectorAll(scope)];
      for (const [place, element] of all.entries()) {
        if (!scopes.some((one) => one.contains(element)) || element.closest('[inert], [aria-hidden=true]')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.matches(':disabled, [aria-disabled=true]')) continue;
        const { width, height } = element.getBoundingClientRect();
        if (width < 2 || height < 2) continue;
        const group = element.closest('li, tr, [role=row], [role=gridcell], [role=option], article')?.parentElement;
        if (group) {
          const shape =
            [...all.keys()].find((index) => group.contains(all[index]!)) + element.tagName + element.className;
          const count = (alike.get(shape) ?? 0) + 1;
          alike.set(shape, count);
          if (count > alikeCount) continue;
        }
        const link = element instanceof HTMLAnchorElement ? element : undefined;
        const input = element instanceof HTMLInputElement ? element : undefined;
        const list = element instanceof HTMLSelectElement ? element : undefined;
        if (list && list.options.length < 2) continue;
        // The words of a list are those of its options.
        const words = list ? '' : element.textContent?.trim().replace(/\s+/g, ' ');
        const name = element.getAttribute('aria-label') ?? words ?? '';
        const text = name || (input ?? list)?.labels?.[0]?.textContent?.trim() || element.title || '(no name)';
        found.push({
          place,
          label: `${element.getAttribute('role') ?? (input ? input.type : element.tagName.toLowerCase())} "${text.slice(0, 50)}"`,
          href: link?.href,
          opensWindow: link?.target === '_blank',
          isChosen:
            ['aria-pressed', 'aria-selected', 'aria-checked'].some((name) => element.getAttribute(name) === 'true') ||
            (element.ariaCurrent !== null && element.ariaCurrent !== 'false') ||
            (input?.type === 'radio' && input.checked) ||
            (link !== undefined && link.href === location.href),
        });
      }
      return found;
    },
    [CONTROLS, within, ALIKE_COUNT] as const,
  );

/** Finds the control again after the screen was opened anew. */
export const pressableAt = (page: Page, place: number) => page.locator(CONTROLS).nth(place);
