import type { PageInput } from '@atrium/host';

/** The house's colours are custom properties, which reach into the shadow tree. */
const style = new CSSStyleSheet();
style.replaceSync(':host { display: block; padding: 24px; text-align: center; color: var(--text) }');

/** A custom element with a tree and a style of its own. */
export class HallElement extends HTMLElement {
  guestsLastTime = 0;
  guests = 0;
  #input: PageInput | undefined;
  #account: string | undefined;
  readonly #heading = document.createElement('h1');
  readonly #session = document.createElement('p');
  readonly #last = document.createElement('p');
  readonly #enter = Object.assign(document.createElement('button'), { type: 'button' });
  readonly #count = document.createElement('output');

  constructor() {
    super();
    const tree = this.attachShadow({ mode: 'open' });
    tree.adoptedStyleSheets = [style];
    tree.append(this.#heading, this.#session, this.#enter, this.#count, this.#last);
    this.#enter.addEventListener('click', () => {
      this.guests++;
      this.#render();
    });
  }

  set input(input: PageInput) {
    this.#input = input;
    this.#render();
  }

  set account(account: string | undefined) {
    this.#account = account;
    this.#render();
  }

  #render(): void {
    const text = this.#input!.text;
    this.#heading.textContent = text('title');
    this.#session.textContent = this.#account ? text('member', { account: this.#account }) : text('visitor');
    this.#enter.textContent = text('enter');
    this.#count.textContent = String(this.guests);
    this.#last.textContent = text('last', { guests: this.guestsLastTime });
  }
}
