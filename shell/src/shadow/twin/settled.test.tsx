import { settled } from './settled.ts';

let root: HTMLElement;
const result = jest.fn<void, [boolean]>();
beforeEach(() => {
  jest.useFakeTimers();
  result.mockClear();
  root = document.body.appendChild(document.createElement('main'));
});
afterEach(() => {
  jest.useRealTimers();
  root.remove();
});
const begin = (shown = () => true) => void settled(root, shown).then(result);
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('[13-21] takes a page that has not changed for 800 ms', async () => {
  begin();
  await after(700);
  root.append(document.createElement('p'));
  await after(700);
  expect(result).not.toHaveBeenCalled();
  await after(200);
  expect(result).toHaveBeenCalledWith(true);
});

it('[13-21] waits for a page whose parts are still loading, and gives it up after 25 s', async () => {
  root.innerHTML = '<div aria-busy="true"></div>';
  begin();
  await after(12_000);
  expect(result).not.toHaveBeenCalled();
  root.innerHTML = '<h1>Fish games</h1>';
  await after(0);
  expect(result).toHaveBeenCalledWith(true);

  result.mockClear();
  root.innerHTML = '<div aria-busy="true"></div>';
  begin();
  await after(24_000);
  expect(result).not.toHaveBeenCalled();
  await after(1_100);
  expect(result).toHaveBeenCalledWith(false);
});

it('[13-21] waits for a version that is not loaded yet', async () => {
  let shown = false;
  begin(() => shown);
  await after(11_000);
  shown = true;
  expect(result).not.toHaveBeenCalled();
  await after(900);
  expect(result).toHaveBeenCalledWith(true);
});

it('[13-21] takes a page with a clock after 10 s', async () => {
  const clock = setInterval(() => root.replaceChildren(String(Date.now())), 500);
  begin();
  await after(9_000);
  expect(result).not.toHaveBeenCalled();
  await after(1_600);
  expect(result).toHaveBeenCalledWith(true);
  clearInterval(clock);
});

it('[13-21] does not take the silence of a busy processor for that of the page', async () => {
  begin();
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValueOnce(now + 1_500);
  await after(900);
  expect(result).not.toHaveBeenCalled();
  await after(800);
  expect(result).toHaveBeenCalledWith(true);
});
