import { render, screen } from '@testing-library/react';
import { mayMatch } from './quick-styles.mjs';

const display = (text: string) => getComputedStyle(screen.getByText(text)).display;

it('computes a style anew after a class, a style sheet or an ancestor has changed', () => {
  const view = (className: string, css: string, isHidden = false) => (
    <section hidden={isHidden}>
      <style>{css}</style>
      <p className={className}>text</p>
    </section>
  );
  const { rerender } = render(view('plain', '.gone { display: none }'));
  expect([display('text'), display('text')]).toEqual(['block', 'block']);
  rerender(view('gone', '.gone { display: none }'));
  expect(display('text')).toBe('none');
  rerender(view('gone', '.gone { display: flex }'));
  expect(display('text')).toBe('flex');
  expect(screen.getByText('text')).toBeVisible();
  rerender(view('gone', '.gone { display: flex }', true));
  expect(screen.getByText('text')).not.toBeVisible();
});

it('reads single properties as the whole style has them', () => {
  const css = `
    .box { display: flex; visibility: hidden; color: red }
    @media screen { .wide { display: grid } }
    @media print { .wide { display: none } }
    .shown { visibility: visible; display: none }
    #last.box { display: inline-block !important; pointer-events: none }
    .back { visibility: unset; pointer-events: auto }`;
  const { container } = render(
    <>
      <style>{css}</style>
      <div className="box wide" id="last">
        <p className="shown">
          <b className="back">one</b>
          <i style={{ display: 'table', visibility: 'collapse', pointerEvents: 'auto' }}>two</i>
        </p>
        <svg className="wide" aria-hidden>
          <path />
        </svg>
      </div>
      <section hidden>
        <input className="box" type="hidden" />
      </section>
    </>,
  );
  for (const element of container.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const inWhole = (name: string) =>
      new RegExp(`(?:^|; )${name}: ([^;!]*?)(?: !important)?;`).exec(style.cssText)?.[1] ?? '';
    const single = [style.display, style.visibility, style.getPropertyValue('pointer-events')];
    expect([element.outerHTML, ...single]).toEqual([
      element.outerHTML,
      inWhole('display'),
      inWhole('visibility'),
      inWhole('pointer-events'),
    ]);
  }
  const [box, shown, back, own] = ['div', 'p', 'b', 'i'].map((tag) => getComputedStyle(container.querySelector(tag)!));
  expect([box!.display, box!.visibility, box!.color]).toEqual(['inline-block', 'hidden', 'red']);
  expect([shown!.display, shown!.visibility, shown!.pointerEvents]).toEqual(['none', 'visible', 'none']);
  expect([back!.visibility, back!.pointerEvents]).toEqual(['visible', 'auto']);
  expect([own!.display, own!.visibility, own!.pointerEvents]).toEqual(['table', 'collapse', 'auto']);
});

it('leaves out no rule that matches', () => {
  render(
    <main className="a b" id="main">
      <ul>
        <li className="c" data-x="1">
          <svg aria-hidden="true">
            <linearGradient className="d" />
          </svg>
          <input type="hidden" disabled />
        </li>
      </ul>
    </main>,
  );
  const selectors =
    '*|.a|.b.a|main|MAIN|#main|main .c|ul>li|li[data-x="1"]|[data-x]|.a > ul ~ p, li|li:not(.d, .e)|:is(ul, li)|li:is(.c):first-child|input[type="hidden" i]|input:disabled|.e, .d|linearGradient|ul li *|.a *+*|:where(.c) svg|.c::before|.x|p|ol > .c'.split(
      '|',
    );
  const elements = [...document.querySelectorAll('*')];
  const wrong = selectors.flatMap((selector) =>
    elements.filter((element) => element.matches(selector) && !mayMatch(selector, element)).map(() => selector),
  );
  expect(wrong).toEqual([]);
  expect(elements.filter((element) => mayMatch('p, .x', element))).toEqual([]);
});
