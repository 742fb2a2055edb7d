const left = document.querySelector('#left');
const until = Number(left.dataset.until);

function tick() {
  const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  left.textContent = left.dataset.text.replace('{left}', clock);
  if (seconds === 0) location.reload();
  else setTimeout(tick, 1000);
}
tick();
