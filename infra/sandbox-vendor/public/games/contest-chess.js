import { pieceArt } from '../art/chess-pieces.js';
import { drawing, h } from '../frame/dom.js';

const FILES = 'abcdefgh';
const STEPS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowRight: [1, 0], ArrowLeft: [-1, 0] };

/** A chessboard of buttons: one stop of the keyboard, arrow keys move over it. */
export function chessBoard({ words, send }) {
  const { t, count } = words;
  const squares = new Map();
  for (let rank = 8; rank >= 1; rank--)
    for (const file of FILES) {
      const name = `${file}${rank}`;
      const dark = (FILES.indexOf(file) + rank) % 2 === 1;
      squares.set(
        name,
        h('button', {
          type: 'button',
          class: `square ${dark ? 'dark' : 'light'}`,
          tabindex: '-1',
          onclick: () => press(name),
        }),
      );
    }
  const grid = h('div', {
    class: 'chess-grid',
    role: 'group',
    'aria-label': t('contest.chess.board'),
    dir: 'ltr',
    onkeydown: walk,
  });
  const choose = h('div', { class: 'promote', role: 'group', 'aria-label': t('contest.chess.promote') });
  const moves = h('bdi', { dir: 'ltr' });
  let armed = false;
  const resign = h(
    'button',
    {
      type: 'button',
      class: 'key',
      onclick() {
        if (armed) void send({ move: 'resign' });
        armed = !armed;
        resign.textContent = t(armed ? 'contest.chess.resignSure' : 'contest.chess.resign');
      },
      onblur() {
        armed = false;
        resign.textContent = t('contest.chess.resign');
      },
    },
    t('contest.chess.resign'),
  );
  let view;
  let turned = false;
  let chosen;
  let at = 'e2';
  lay();

  function order() {
    const names = [...squares.keys()];
    return turned ? names.reverse() : names;
  }
  function lay() {
    grid.replaceChildren(...order().map((name) => squares.get(name)));
  }
  function pieces(fen) {
    const found = new Map();
    for (const [row, text] of fen.split(' ')[0].split('/').entries()) {
      let file = 0;
      for (const letter of text) {
        if (letter >= '1' && letter <= '8') file += Number(letter);
        else found.set(`${FILES[file++]}${8 - row}`, letter);
      }
    }
    return found;
  }
  function targets(from) {
    return view.game.moves.filter((move) => move.startsWith(from)).map((move) => move.slice(2, 4));
  }
  function press(name) {
    at = name;
    if (!view?.mine) return mark();
    if (chosen && targets(chosen).includes(name)) {
      const found = view.game.moves.filter((move) => move.startsWith(chosen + name));
      if (found.length === 1) return go(found[0]);
      choose.replaceChildren(
        ...['q', 'r', 'b', 'n'].map((piece) =>
          h(
            'button',
            {
              type: 'button',
              class: 'key',
              'aria-label': t(`contest.chess.piece.${piece}`),
              onclick: () => go(`${chosen}${name}${piece}`),
            },
            drawing(pieceArt(view.game.colour === 'w' ? piece.toUpperCase() : piece)),
          ),
        ),
      );
      choose.firstElementChild.focus();
      return undefined;
    }
    chosen = targets(name).length > 0 && chosen !== name ? name : undefined;
    choose.replaceChildren();
    return mark();
  }
  function go(move) {
    chosen = undefined;
    choose.replaceChildren();
    void send({ move });
  }
  function walk(event) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const sign = turned ? -1 : 1;
    const file = FILES.indexOf(at[0]) + step[0] * sign;
    const rank = Number(at[1]) + step[1] * sign;
    if (file < 0 || file > 7 || rank < 1 || rank > 8) return;
    at = `${FILES[file]}${rank}`;
    mark();
    squares.get(at).focus();
  }
  function mark() {
    const found = pieces(view?.game.fen ?? 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
    const open = chosen ? targets(chosen) : [];
    const last = view?.game.last ?? '';
    for (const [name, square] of squares) {
      const letter = found.get(name);
      const piece =
        letter &&
        t('contest.chess.named', {
          colour: t(letter === letter.toUpperCase() ? 'contest.chess.white' : 'contest.chess.black'),
          piece: t(`contest.chess.piece.${letter.toLowerCase()}`),
        });
      square.setAttribute('aria-label', piece ? `${name}, ${piece}` : name);
      square.setAttribute('aria-pressed', String(name === chosen));
      square.tabIndex = name === at ? 0 : -1;
      square.classList.toggle('target', open.includes(name));
      square.classList.toggle('last', last.slice(0, 2) === name || last.slice(2, 4) === name);
      square.replaceChildren(...(letter ? [drawing(pieceArt(letter))] : []));
    }
  }

  return {
    element: h(
      'div',
      { class: 'chess' },
      grid,
      h('div', { class: 'chess-side' }, h('p', { class: 'chess-moves' }, moves), choose, resign),
    ),
    draw(next) {
      view = next;
      chosen = undefined;
      choose.replaceChildren();
      resign.hidden = !next || next.over;
      const turn = next?.game.colour === 'b';
      if (turn !== turned) {
        turned = turn;
        lay();
      }
      const { history = [], count: played = 0 } = next?.game ?? {};
      const from = played - history.length;
      moves.textContent = history
        .map((move, index) =>
          (from + index) % 2 === 0 || index === 0 ? `${count(Math.floor((from + index) / 2) + 1)}. ${move}` : move,
        )
        .join(' ');
      mark();
    },
    note: (game, seat, { me }) =>
      t((seat === me) === (game.colour === 'w') ? 'contest.chess.white' : 'contest.chess.black'),
    ask: (game) => (game.check ? t('contest.chess.check') : t('contest.yourMove')),
    why: (game) => game.ended && t(`contest.chess.ended.${game.ended}`),
    rules: () => t('contest.rules.chess'),
  };
}
