import type { SceneBackground } from "./scene";

/** The colors of a room: its walls one step from paper, its furniture the counterpoint. */
export interface RoomTones {
  wall: string;
  /** The shaded wall, and objects far behind. */
  deep: string;
  /** Upholstery and other large things. */
  furniture: string;
  /** Small accents. */
  accent: string;
}

export const roomTones: Record<SceneBackground, RoomTones> = {
  sand: { wall: "#f5eada", deep: "#e3cfb0", furniture: "#2f6656", accent: "#c95f38" },
  mint: { wall: "#e0ece1", deep: "#bdd5c3", furniture: "#c9714f", accent: "#e2a13a" },
  sky: { wall: "#dfeaf1", deep: "#b9d0de", furniture: "#d9a046", accent: "#b8552f" },
  blush: { wall: "#f9e6dd", deep: "#eac4b4", furniture: "#2f6b70", accent: "#dd9a3a" },
};

/** The wall of a scene of 800 by 800, lit from the top left. */
export function Wall({ background, idPrefix }: { background: SceneBackground; idPrefix: string }) {
  const { wall, deep } = roomTones[background];
  const light = `${idPrefix}-wall-light`;
  return (
    <>
      <defs>
        <radialGradient id={light} cx="0.22" cy="0.1" r="1.1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.75" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="1" stopColor={deep} stopOpacity="0.75" />
        </radialGradient>
      </defs>
      <path d="M0 0h800v800H0z" fill={wall} />
      <path d="M0 0h800v800H0z" fill={`url(#${light})`} />
    </>
  );
}

/** Sunlight that falls through a window onto the wall, four panes leaning to the right. */
export function WindowLight({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M0 0l130 14 26 186-130-14ZM146 16l130 14 26 186-130-14ZM29 204l130 14 26 186-130-14ZM175 220l130 14 26 186-130-14Z"
      fill="#fffaf0"
      opacity="0.5"
    />
  );
}

/** A leafy plant in a pot; its foot stands at x, y. */
export function Plant({ x, y, scale = 1, pot }: { x: number; y: number; scale?: number; pot: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M0-90C-30-150-90-190-130-180c-6 50 50 100 126 108ZM0-90C10-170 60-230 118-232c8 60-40 130-112 150Z"
        fill="#2f6656"
      />
      <path d="M-4-90c-50-80-66-160-30-220 50 30 64 130 40 222Z" fill="#3f7d63" />
      <path
        d="M-4-90c2-80-10-160-30-220-36 60-20 140 30 220ZM0-90C40-150 80-196 118-232 60-230 10-170 0-90Z"
        fill="#5b9a78"
      />
      <path
        d="M-8-78C-60-110-100-150-130-180"
        stroke="#5b9a78"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-62-96H62L48 0h-96Z" fill={pot} />
      <path d="M20-96h42L48 0H8Z" fill="#000" opacity="0.14" />
      <path d="M-70-112H70v26H-70Z" fill={pot} />
      <path d="M-70-112H70v26H-70Z" fill="#fff" opacity="0.16" />
      <path d="M24-112h46v26H20Z" fill="#000" opacity="0.12" />
    </g>
  );
}
