import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { moved, resized, type Size, type Square } from './square.ts';

const FRAME_PX = 240;
const LARGEST_ZOOM = 4;
const STEP_PX = 12;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropFieldProps {
  /** The address of the picture. */
  src: string;
  /** Null until the browser has decoded the picture. */
  size: Size | null;
  square: Square | null;
  leastSide: number;
  onLoad: (size: Size) => void;
  onFail: () => void;
  onChange: (square: Square) => void;
}

/** The picture behind a square frame: pulled or moved with the arrow keys, and zoomed. */
export function CropField({ src, size, square, leastSide, onLoad, onFail, onChange }: CropFieldProps) {
  const { t } = useTranslation('member-centre');
  const hint = useId();
  const zoom = useId();
  const pulled = useRef<{ x: number; y: number } | null>(null);
  const whole = size ? Math.min(size.width, size.height) : 1;
  const least = Math.max(leastSide, whole / LARGEST_ZOOM);
  const scale = square ? FRAME_PX / square.side : 1;
  const move = (right: number, down: number) => {
    if (size && square) onChange(moved(size, square, right / scale, down / scale));
  };
  const press = (event: KeyboardEvent) => {
    const [right, down] = ARROWS[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    move(right * STEP_PX, down * STEP_PX);
  };
  const pull = ({ clientX, clientY }: PointerEvent) => {
    if (!pulled.current) return;
    move(pulled.current.x - clientX, pulled.current.y - clientY);
    pulled.current = { x: clientX, y: clientY };
  };
  return (
    <div css={styles.field}>
      <div
        role="group"
        aria-label={t('avatar.section')}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame is moved with the arrow keys.
        tabIndex={0}
        css={styles.frame}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pulled.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={pull}
        onPointerUp={() => {
          pulled.current = null;
        }}
        onPointerCancel={() => {
          pulled.current = null;
        }}
      >
        <img
          src={src}
          alt={t('avatar.preview')}
          draggable={false}
          css={styles.picture}
          onError={onFail}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onLoad({ width: naturalWidth, height: naturalHeight })
          }
          {...(size &&
            square && {
              style: {
                inlineSize: size.width * scale,
                transform: `translate(${-square.left * scale}px, ${-square.top * scale}px)`,
              },
            })}
        />
      </div>
      <p id={hint} css={styles.hint}>
        {t('avatar.sectionHint')}
      </p>
      <label htmlFor={zoom} css={styles.zoom}>
        {t('avatar.zoom')}
        <input
          id={zoom}
          type="range"
          min={1}
          max={Math.max(1, whole / least)}
          step={0.05}
          value={square ? whole / square.side : 1}
          disabled={!square}
          css={styles.range}
          onChange={({ target }) => {
            if (size && square) onChange(resized(size, square, Math.max(least, whole / Number(target.value))));
          }}
        />
      </label>
    </div>
  );
}

const styles = {
  field: css({ display: 'grid', justifyItems: 'center', gap: tokens.space[3] }),
  frame: css({
    position: 'relative',
    inlineSize: FRAME_PX,
    blockSize: FRAME_PX,
    overflow: 'hidden',
    borderRadius: tokens.radius.large,
    background: tokens.color.surface3,
    cursor: 'move',
    touchAction: 'none',
    direction: 'ltr',
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  }),
  picture: css({ position: 'absolute', left: 0, top: 0, maxInlineSize: 'none', userSelect: 'none' }),
  hint: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  zoom: css({ display: 'grid', gap: tokens.space[1], inlineSize: FRAME_PX, ...tokens.type.small }),
  range: css({ inlineSize: '100%', minBlockSize: 44, accentColor: tokens.color.accent }),
};
