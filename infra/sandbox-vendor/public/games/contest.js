import { h } from '../frame/dom.js';
import { chessBoard } from './contest-chess.js';
import { dominoBoard } from './contest-dominoes.js';
import { niuNiuBoard } from './contest-niu-niu.js';
import { tricksBoard } from './contest-tricks.js';

const BOARDS = { chess: chessBoard, dominoes: dominoBoard, tricks: tricksBoard, 'niu-niu': niuNiuBoard };
/** A clock at or below this shows that time is short. */
const SHORT_MS = 10_000;

/** A table where members play a game against each other: its seats with their clocks, its board, its pot. */
export function createGame({ data, words, client, leave, sound }) {
  const { t, count, money, perCent } = words;
  const { facts } = data;
  const board = BOARDS[facts.contest]({ data, words, send });
  const players = h('ol', { class: 'players' });
  const pot = h('p', { class: 'contest-pot' });
  const waiting = h('p', { class: 'phase', role: 'timer' });
  const go = h('button', { type: 'button', class: 'key', onclick: () => void depart() }, t('highCard.leave'));
  const lobby = h('div', { class: 'waiting' }, waiting, go);
  const hash = h('code', { dir: 'ltr' });
  const stage = h(
    'section',
    { class: 'stage felt contest', 'aria-label': data.gameName },
    h('div', { class: 'contest-head' }, h('p', { class: 'felt-title', 'aria-hidden': 'true' }, data.gameName), pot),
    players,
    h('div', { class: 'contest-board' }, board.element, lobby),
    h('p', { class: 'left contest-seal' }, t('highCard.sealed'), ' ', hash),
  );
  const nameOf = (shown, seat) => (seat === shown.me ? t('highCard.you') : (shown.seats[seat] ?? t('highCard.house')));
  let tables = {};
  let stake;
  let round;
  let seenAt = 0;
  let sending = false;
  let moved = -1;
  draw();
  setInterval(tick, 250);

  function draw() {
    const shown = round?.shown;
    const match = shown?.match;
    const seats = shown?.seats ?? [t('highCard.you')];
    players.replaceChildren(
      ...seats.map((_, seat) => {
        const turn = match?.waitsFor.includes(seat);
        const won = match?.shares && match.shares[seat] > 0;
        return h(
          'li',
          { class: `player ${turn ? 'turn' : ''} ${won ? 'wins' : ''}`, 'aria-current': turn ? 'true' : undefined },
          h('b', {}, shown ? nameOf(shown, seat) : t('highCard.you')),
          h('span', { class: 'player-note' }, match ? board.note(match.game, seat, shown) : ''),
          h('span', { class: 'player-clock', 'data-seat': String(seat) }),
        );
      }),
    );
    pot.textContent = shown
      ? `${t('highCard.pot')} ${money(round.stake * Math.max(shown.seats.length, facts.leastSeats))}`
      : '';
    lobby.hidden = Boolean(match);
    go.hidden = !shown || Boolean(match);
    const seal = shown?.seed ?? shown?.hash ?? tables[stake]?.hash;
    hash.textContent = seal ? `${seal.slice(0, 24)}…` : '–';
    board.draw(
      match && {
        game: match.game,
        me: shown.me,
        name: (seat) => nameOf(shown, seat),
        seats: shown.seats.length,
        mine: match.waitsFor.includes(shown.me) && !sending,
        over: Boolean(match.shares),
      },
    );
    tick();
  }

  function tick() {
    const shown = round?.shown;
    const gone = performance.now() - seenAt;
    for (const clock of players.querySelectorAll('.player-clock')) {
      const seat = Number(clock.dataset.seat);
      const match = shown?.match;
      const left = match?.leftMs?.[seat] ?? null;
      const ms = left !== null && !match.shares ? Math.max(0, left - gone) : (match?.clocks[seat] ?? null);
      const text = ms === null ? '' : clockText(ms);
      if (clock.textContent !== text) clock.textContent = text;
      clock.classList.toggle('short', left !== null && ms <= SHORT_MS);
    }
    const others = tables[stake]?.waiting ?? 0;
    const text = shown
      ? t('highCard.waiting', { seconds: count(Math.ceil(Math.max(0, (shown.waitMs ?? 0) - gone) / 1000)) })
      : others > 0
        ? t('highCard.others', { count: count(others) })
        : t('contest.sit');
    if (waiting.textContent !== text) waiting.textContent = text;
  }

  function see(next) {
    if (!next.shown) return;
    const match = next.shown.match;
    const wasMine = round?.shown?.match?.waitsFor.includes(round.shown.me);
    round = next;
    seenAt = performance.now();
    const before = moved;
    moved = match ? JSON.stringify(match.game) : -1;
    if (before === moved) return tick();
    if (match && before !== -1) sound?.move();
    draw();
    if (match?.waitsFor.includes(next.shown.me) && !wasMine) board.focus?.();
  }

  /** Sends a move; one that the server refuses is shown again as it is by the next look at the round. */
  async function send(move) {
    if (sending) return;
    sending = true;
    const answer = await client.move(round.id, move);
    sending = false;
    moved = -1;
    if (answer.status === 'ok') see(answer.round);
    else draw();
  }
  async function depart() {
    go.disabled = true;
    await leave(round.id);
    go.disabled = false;
  }
  function endOf({ match, me, seats }) {
    const winners = match.shares.flatMap((part, seat) => (part > 0 ? [seat] : []));
    const why = board.why?.(match.game);
    const end =
      winners.length > 1
        ? winners.includes(me)
          ? t('contest.shared')
          : t('contest.lost', { player: nameOf({ me, seats }, winners[0]) })
        : winners[0] === me
          ? t('contest.won')
          : t('contest.lost', { player: nameOf({ me, seats }, winners[0]) });
    return why ? `${why} ${end}` : end;
  }

  return {
    stage,
    /** Turns are short: the page asks often while a game goes on. */
    pollMs: 400,
    choice: () => null,
    stake(next) {
      stake = next;
      if (!round) draw();
    },
    table(next) {
      tables = next;
      if (!round) draw();
    },
    begin(next) {
      moved = -1;
      see(next);
    },
    progress: see,
    async play(next) {
      see(next);
    },
    end: see,
    /** The line below the table while the game goes on. */
    status({ shown }) {
      const match = shown?.match;
      if (!match || match.shares) return undefined;
      if (match.waitsFor.includes(shown.me)) return board.ask?.(match.game) ?? t('contest.yourMove');
      return t('contest.waits', { player: match.waitsFor.map((seat) => nameOf(shown, seat)).join(', ') });
    },
    void() {
      round = undefined;
      moved = -1;
      draw();
    },
    describe: (shown) => (shown.match?.shares ? endOf(shown) : t('live.open')),
    pays: () => [
      h('p', {}, board.rules()),
      h(
        'p',
        {},
        t('contest.pot', {
          most: count(facts.seats),
          rake: perCent(facts.rake / 100),
          seconds: count(facts.waitSeconds),
        }),
      ),
      h(
        'p',
        {},
        facts.clock.bankMs
          ? t('contest.bank', {
              minutes: count(facts.clock.bankMs / 60_000),
              seconds: count(facts.clock.incrementMs / 1000),
            })
          : t('contest.turn', { seconds: count(facts.clock.turnMs / 1000) }),
      ),
      h('p', {}, t('contest.drawn')),
      h('p', { class: 'note' }, t('pays.fault')),
    ],
  };
}

function clockText(ms) {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
