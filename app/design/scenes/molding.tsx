import type { Place } from "./place";

/** Which way a strip of the profile looks: up the slope from the picture, down to it, or straight ahead. */
type Facing = "out" | "in" | "flat";

interface Profile {
  /** Millimeters across. */
  width: number;
  /** From the outer edge in: where each strip ends, in parts of the width. */
  strips: { to: number; facing: Facing }[];
  /** In parts of the width from the outer edge. */
  beadsAt?: number;
}

export const profiles: Record<string, Profile> = {
  flat: {
    width: 19,
    strips: [
      { to: 0.08, facing: "out" },
      { to: 0.9, facing: "flat" },
      { to: 1, facing: "in" },
    ],
  },
  rounded: {
    width: 25,
    strips: [
      { to: 0.14, facing: "out" },
      { to: 0.3, facing: "out" },
      { to: 0.6, facing: "flat" },
      { to: 0.84, facing: "in" },
      { to: 1, facing: "in" },
    ],
  },
  stepped: {
    width: 32,
    strips: [
      { to: 0.06, facing: "out" },
      { to: 0.36, facing: "flat" },
      { to: 0.48, facing: "in" },
      { to: 0.74, facing: "flat" },
      { to: 0.86, facing: "in" },
      { to: 1, facing: "flat" },
    ],
  },
  beaded: {
    width: 38,
    strips: [
      { to: 0.1, facing: "out" },
      { to: 0.24, facing: "flat" },
      { to: 0.5, facing: "in" },
      { to: 0.86, facing: "flat" },
      { to: 1, facing: "in" },
    ],
    beadsAt: 0.68,
  },
};

interface Wood {
  base: string;
  /** Lines along the bars. */
  grain?: string;
  /** How bright its edges gleam, from 0 to 1. */
  gleam: number;
}

export const frameWoods: Record<string, Wood> = {
  black: { base: "#302c2a", gleam: 0.55 },
  white: { base: "#f6f1e8", gleam: 0.8 },
  oak: { base: "#c6945d", grain: "#8a5a2c", gleam: 0.6 },
  walnut: { base: "#6f4a30", grain: "#3f2614", gleam: 0.45 },
  cherry: { base: "#9a4f35", grain: "#5c2717", gleam: 0.5 },
  gold: { base: "#d0a24a", gleam: 1 },
};

/** White or shade over a strip, for the upper, left, right and lower bar: the light comes from the top left. */
const lights: Record<Facing, [number, number, number, number]> = {
  out: [0.42, 0.22, -0.2, -0.34],
  flat: [0.14, 0.05, -0.07, -0.12],
  in: [-0.34, -0.2, 0.12, 0.26],
};

interface MoldingProps {
  /** What the frame goes around. */
  place: Place;
  profile: Profile;
  wood: Wood;
  /** Units of the scene to a millimeter. */
  scale: number;
}

/** Four mitered bars around a place. */
export function Molding({ place, profile, wood, scale }: MoldingProps) {
  const bar = profile.width * scale;
  const ring = (part: number) => corners(place, bar * (1 - part));
  const starts = [0, ...profile.strips.map(({ to }) => to)];
  return (
    <g>
      <path d={barsPath(ring(0), ring(1)).join("")} fill={wood.base} />
      {profile.strips.map(({ to, facing }, index) =>
        barsPath(ring(starts[index]), ring(to)).map((path, side) => {
          const light = lights[facing][side];
          return (
            <path
              key={path}
              d={path}
              fill={light > 0 ? "#fff" : "#1d100a"}
              opacity={short(light > 0 ? light * wood.gleam : -light)}
            />
          );
        }),
      )}
      {wood.grain ? <Grain ring={ring} color={wood.grain} /> : null}
      {profile.beadsAt ? <Beads ring={ring(profile.beadsAt)} size={bar * 0.2} wood={wood} /> : null}
      <Mitres outer={ring(0)} inner={ring(1)} />
      <path d={outlinePath(ring(1))} fill="none" stroke="#1d100a" strokeOpacity="0.55" strokeWidth="2" />
    </g>
  );
}

interface Corners {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function corners({ x, y, width, height }: Place, by: number): Corners {
  return {
    left: short(x - by),
    top: short(y - by),
    right: short(x + width + by),
    bottom: short(y + height + by),
  };
}

/** The upper, left, right and lower bar between two rings. */
function barsPath(outer: Corners, inner: Corners): string[] {
  const [a, b] = [outer, inner];
  return [
    `M${a.left} ${a.top}H${a.right}L${b.right} ${b.top}H${b.left}Z`,
    `M${a.left} ${a.top}L${b.left} ${b.top}V${b.bottom}L${a.left} ${a.bottom}Z`,
    `M${a.right} ${a.top}V${a.bottom}L${b.right} ${b.bottom}V${b.top}Z`,
    `M${a.left} ${a.bottom}H${a.right}L${b.right} ${b.bottom}H${b.left}Z`,
  ];
}

function outlinePath({ left, top, right, bottom }: Corners): string {
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}

function Grain({ ring, color }: { ring: (part: number) => Corners; color: string }) {
  return (
    <g fill="none" stroke={color} strokeWidth="1.5">
      {[0.18, 0.34, 0.46, 0.62, 0.78].map((part, index) => (
        <path
          key={part}
          d={outlinePath(ring(part))}
          strokeOpacity={index % 2 ? 0.22 : 0.34}
          strokeDasharray={`${90 + index * 37} ${14 + index * 9}`}
        />
      ))}
    </g>
  );
}

/** A row of half rounds: each a shade, a body and a gleam. */
function Beads({ ring, size, wood }: { ring: Corners; size: number; wood: Wood }) {
  const path = outlinePath(ring);
  const dashes = `0.1 ${short(size * 1.12)}`;
  const row = (off: number, wide: number, color: string, opacity: number) => (
    <path
      d={path}
      transform={`translate(${short(off)} ${short(off)})`}
      stroke={color}
      strokeOpacity={opacity}
      strokeWidth={short(wide)}
      strokeDasharray={dashes}
    />
  );
  return (
    <g fill="none" strokeLinecap="round">
      {row(size * 0.1, size, "#1d100a", 0.5)}
      {row(0, size * 0.94, wood.base, 1)}
      {row(-size * 0.16, size * 0.36, "#fff", 0.25 + wood.gleam * 0.5)}
    </g>
  );
}

function Mitres({ outer: a, inner: b }: { outer: Corners; inner: Corners }) {
  return (
    <path
      d={`M${a.left} ${a.top}L${b.left} ${b.top}M${a.right} ${a.top}L${b.right} ${b.top}M${a.left} ${a.bottom}L${b.left} ${b.bottom}M${a.right} ${a.bottom}L${b.right} ${b.bottom}`}
      stroke="#1d100a"
      strokeOpacity="0.4"
      strokeWidth="1.5"
    />
  );
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
