import { stillness } from '../frame/dom.js';
import { FORMS } from './fish-forms.js';
import { mix } from './shapes.js';

const INK = '#06262a';
/** Size in px on a stage 1240 wide, colour, fin, body shape. */
const KINDS = {
  minnow: [34, '#f9c74f', '#ef5b52', 'slim'],
  angelfish: [54, '#fdf1da', '#f2a33a', 'tall'],
  lionfish: [66, '#e5583c', '#fbd87f', 'spiked'],
  turtle: [84, '#8fb86a', '#c98f3f', 'turtle'],
  ray: [112, '#7aa6c9', '#dfeaf2', 'ray'],
  shark: [150, '#8fa3b3', '#e9eef2', 'slim'],
  leviathan: [190, '#6a58a8', '#ff8f52', 'spiked'],
};
const PER_KIND = { minnow: 5, angelfish: 3, lionfish: 2, turtle: 2, ray: 1, shark: 1, leviathan: 1 };

/** The living water. It only shows: what is caught is decided by the server. */
export function createWater(canvas, kinds, variant, chosen) {
  const pen = canvas.getContext('2d');
  const fish = kinds.flatMap((kind, index) =>
    Array.from({ length: PER_KIND[kind] }, (_, number) => swimmer(kind, index * 7 + number * 3 + (variant % 11))),
  );
  let shot;
  let net;
  let last = performance.now();

  function swimmer(kind, seed) {
    const part = (salt) => ((((seed + 1) * 2654435761 * salt) >>> 8) % 1000) / 1000;
    const rightward = part(3) > 0.5;
    return {
      kind,
      x: part(5),
      y: 0.12 + part(7) * 0.62,
      speed: (0.02 + part(11) * 0.035) * (rightward ? 1 : -1),
      wave: part(13) * 6,
    };
  }
  function frame(now) {
    const passed = Math.min((now - last) / 1000, 0.1);
    last = now;
    fit();
    sea();
    for (const one of fish) {
      one.x += stillness.matches ? 0 : one.speed * passed;
      if (one.x > 1.15) one.x = -0.15;
      if (one.x < -0.15) one.x = 1.15;
      draw(one, now / 1000);
    }
    gun();
    if (shot) bolt(now);
    if (net) splash(now);
    requestAnimationFrame(frame);
  }
  function fit() {
    const ratio = Math.min(devicePixelRatio, 2);
    const { clientWidth: width, clientHeight: height } = canvas;
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    pen.setTransform(canvas.width / 1240, 0, 0, canvas.width / 1240, 0, 0);
  }
  const deep = () => (canvas.height / canvas.width) * 1240;
  function sea() {
    const height = deep();
    for (const [index, colour] of ['#1f8a83', '#137c75', '#0f6a65', '#0b5853', '#094945'].entries()) {
      pen.fillStyle = colour;
      pen.beginPath();
      const top = (height / 5) * index;
      pen.moveTo(0, index ? top : 0);
      if (index)
        for (let x = 0; x < 1240; x += 155) pen.quadraticCurveTo(x + 77, top + (x % 310 ? 20 : -20), x + 155, top);
      pen.lineTo(1240, index ? top : 0);
      pen.lineTo(1240, height);
      pen.lineTo(0, height);
      pen.fill();
    }
    pen.fillStyle = 'rgba(255,246,224,.07)';
    for (const [x, width] of [
      [120, 130],
      [420, 80],
      [760, 150],
      [1040, 90],
    ])
      shape([
        [x, 0],
        [x + width, 0],
        [x - 160 + width * 1.4, height],
        [x - 260, height],
      ]);
    pen.fillStyle = mix('#ef5b52', INK, 0.35);
    for (const x of [60, 260, 930, 1150]) coral(x, height, 1 + (x % 7) / 10);
  }
  function shape(points) {
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.closePath();
    pen.fill();
  }
  function coral(x, y, size) {
    for (const [dx, h, w] of [
      [0, 96, 20],
      [-30, 60, 16],
      [28, 74, 16],
      [52, 40, 14],
    ]) {
      pen.beginPath();
      pen.roundRect(x + dx * size, y - h * size, w * size, h * size + 20, 9);
      pen.fill();
    }
  }
  function draw({ kind, x, y, speed, wave }, time) {
    const [size, body, fin, form] = KINDS[kind];
    const aimed = chosen() === kind;
    pen.save();
    pen.translate(x * 1240, y * deep() + (stillness.matches ? 0 : Math.sin(time * 1.2 + wave) * 8));
    pen.scale(Math.sign(speed) * (size / 100), size / 100);
    const flap = stillness.matches ? 0 : Math.sin(time * 6 + wave) * 8;
    for (const [dx, dy, dark] of [
      [9, 11, 1],
      [0, 0, 0],
    ]) {
      pen.save();
      pen.translate(dx, dy);
      if (dark) pen.globalAlpha = 0.26;
      FORMS[form](pen, dark ? INK : body, dark ? INK : fin, flap, dark);
      pen.restore();
    }
    pen.restore();
    if (aimed) ring(x * 1240, y * deep(), size * 0.78);
  }
  function ring(x, y, radius) {
    pen.strokeStyle = 'rgba(253,241,218,.85)';
    pen.lineWidth = 3;
    pen.setLineDash([10, 8]);
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.stroke();
    pen.setLineDash([]);
  }
  const muzzle = () => [620, deep() - 46];
  function gun() {
    const [x, y] = muzzle();
    const aim = shot ?? target(chosen());
    const angle = aim ? Math.atan2(aim.y * deep() - y, aim.x * 1240 - x) : -Math.PI / 2;
    pen.fillStyle = mix('#ffd166', INK, 0.3);
    pen.beginPath();
    pen.arc(x, y + 40, 62, Math.PI, 0);
    pen.fill();
    pen.save();
    pen.translate(x, y + 6);
    pen.rotate(angle);
    pen.fillStyle = '#ffd166';
    pen.beginPath();
    pen.roundRect(-10, -15, 92, 30, 8);
    pen.fill();
    pen.fillStyle = '#ef5b52';
    pen.fillRect(58, -19, 14, 38);
    pen.restore();
  }
  function target(kind) {
    return (
      fish
        .filter((one) => one.kind === kind && one.x > 0.04 && one.x < 0.96)
        .sort((a, b) => Math.abs(a.x - 0.5) - Math.abs(b.x - 0.5))[0] ?? fish.find((one) => one.kind === kind)
    );
  }
  function bolt(now) {
    const part = Math.min((now - shot.from) / 380, 1);
    const [x, y] = muzzle();
    pen.fillStyle = '#fff3d2';
    pen.beginPath();
    pen.arc(x + (shot.x * 1240 - x) * part, y + (shot.y * deep() - y) * part, 11, 0, Math.PI * 2);
    pen.fill();
    if (part === 1) {
      net = { ...shot, from: now };
      shot = undefined;
    }
  }
  function splash(now) {
    const part = (now - net.from) / 600;
    if (part > 1) {
      if (net.caught) net.one.x = net.one.speed > 0 ? -0.15 : 1.15;
      const { done } = net;
      net = undefined;
      return done();
    }
    pen.globalAlpha = 1 - part;
    pen.strokeStyle = net.caught ? '#ffd166' : '#fff6e0';
    pen.lineWidth = net.caught ? 10 : 4;
    for (const size of [30, 60, 90]) {
      pen.beginPath();
      pen.arc(net.x * 1240, net.y * deep(), size * (0.4 + part), 0, Math.PI * 2);
      pen.stroke();
    }
    pen.globalAlpha = 1;
  }

  requestAnimationFrame(frame);
  return {
    /** The kind of fish under a pointer. */
    at({ offsetX, offsetY }) {
      const scale = 1240 / canvas.clientWidth;
      return [...fish]
        .reverse()
        .find(
          (one) =>
            Math.hypot(one.x * 1240 - offsetX * scale, one.y * deep() - offsetY * scale) < KINDS[one.kind][0] * 0.7,
        )?.kind;
    },
    shoot(kind, caught) {
      const one = target(kind);
      return new Promise((done) => {
        shot = {
          one,
          x: one.x + one.speed * 0.38,
          y: one.y,
          caught,
          done,
          from: stillness.matches ? 0 : performance.now(),
        };
      });
    },
  };
}
