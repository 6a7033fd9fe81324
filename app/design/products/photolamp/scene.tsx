import type { ReactNode } from "react";
import { Drawing } from "../../drawings/drawing";
import { bedside } from "../../drawings/rooms/bedside.generated";
import { craters } from "../../drawings/rooms/craters.generated";
import { moonStand } from "../../drawings/rooms/moon-stand.generated";
import { Blur } from "../../scenes/blur";
import { roomTones } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { MOON_FADES_FROM } from "./moon-fade";

/** Colors of the light in the room, on the shade, and on dim parts of the shade, by the option `light`. */
const lights: Record<string, { room: string; shade: string; dim: string }> = {
  warm: { room: "#ffcf87", shade: "#fff1cf", dim: "#e0924a" },
  cool: { room: "#cfe4ff", shade: "#f6fbff", dim: "#7d9dc8" },
};

const woods: Record<string, { light: string; dark: string }> = {
  oak: { light: "#d2a871", dark: "#8f6331" },
  walnut: { light: "#8a5c3c", dark: "#4a2e1c" },
  white: { light: "#f7f2ea", dark: "#b9ae9f" },
};

/** Draws the inside of an SVG of 800 by 800: a lit lamp by a bed at dusk, in the options `shape`, `light` and `tone` (its stand). */
export function PhotolampScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const light = lights[options.light] ?? lights.warm;
  const wood = woods[options.tone] ?? woods.oak;
  const shade = { light, wood, idPrefix, size: sizes.front };
  return (
    <g>
      <Drawing
        markup={bedside}
        colors={{ ...roomTones[background], light: light.room }}
        idPrefix={idPrefix}
      />
      <radialGradient id={`${idPrefix}-pool`}>
        <stop offset="0" stopColor={light.room} stopOpacity="0.75" />
        <stop offset="1" stopColor={light.room} stopOpacity="0" />
      </radialGradient>
      <ellipse cx="400" cy="724" rx="380" ry="56" fill={`url(#${idPrefix}-pool)`} />
      {options.shape === "box" ? (
        <LightBox {...shade}>{surface("front")}</LightBox>
      ) : (
        <Moon {...shade}>{surface("front")}</Moon>
      )}
    </g>
  );
}

interface ShadeProps {
  light: { room: string; shade: string; dim: string };
  wood: { light: string; dark: string };
  idPrefix: string;
  /** Size of the print in millimeters. */
  size: { width: number; height: number };
  children: ReactNode;
}

/** A ball with craters on a wooden ring; the print fades into it. */
function Moon({ light, wood, idPrefix, size, children }: ShadeProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const radius = 246;
  const printed = 214;
  return (
    <g>
      <defs>
        <radialGradient id={id("ball")} cx="0.42" cy="0.36" r="0.66">
          <stop offset="0" stopColor="#fffdf4" />
          <stop offset="0.6" stopColor={light.shade} />
          <stop offset="1" stopColor={light.dim} />
        </radialGradient>
        <radialGradient id={id("round")} cx="0.42" cy="0.36" r="0.66">
          <stop offset="0.55" stopColor={light.dim} stopOpacity="0" />
          <stop offset="0.9" stopColor={light.dim} stopOpacity="0.5" />
          <stop offset="1" stopColor="#5a3320" stopOpacity="0.6" />
        </radialGradient>
        <radialGradient id={id("fade")}>
          <stop offset={MOON_FADES_FROM} stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </radialGradient>
        <mask id={id("printed")}>
          <circle cx="400" cy="384" r={printed} fill={`url(#${id("fade")})`} />
        </mask>
        <Blur id={id("glow")} deviation={34} />
      </defs>
      <circle
        cx="400"
        cy="384"
        r={radius + 18}
        fill={light.room}
        opacity="0.85"
        filter={`url(#${id("glow")})`}
      />
      <path d="M262 606a138 26 0 0 1 276 0" fill="none" stroke={wood.dark} strokeWidth="22" />
      <circle cx="400" cy="384" r={radius} fill={`url(#${id("ball")})`} />
      <g mask={`url(#${id("printed")})`}>
        <g transform={`translate(${400 - printed} ${384 - printed}) scale(${(2 * printed) / size.width})`}>
          {children}
        </g>
      </g>
      <Drawing markup={craters} colors={light} />
      <circle cx="400" cy="384" r={radius} fill={`url(#${id("round")})`} />
      <circle cx="400" cy="384" r={radius} fill={light.room} opacity="0.12" />
      <ellipse cx="316" cy="252" rx="86" ry="52" fill="#fff" opacity="0.34" transform="rotate(-38 316 252)" />
      <Drawing markup={moonStand} colors={wood} />
    </g>
  );
}

/** A frame of wood around a glowing pane. */
function LightBox({ light, wood: { light: bright, dark }, idPrefix, size, children }: ShadeProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const wide = 372;
  const tall = (wide * size.height) / size.width;
  const [x, y] = [400 - wide / 2, 690 - tall];
  const bar = 26;
  return (
    <g>
      <defs>
        <radialGradient id={id("pane")} r="0.72">
          <stop offset="0" stopColor={light.room} stopOpacity="0.05" />
          <stop offset="0.7" stopColor={light.room} stopOpacity="0.22" />
          <stop offset="1" stopColor={light.dim} stopOpacity="0.6" />
        </radialGradient>
        <Blur id={id("glow")} deviation={36} />
      </defs>
      <rect
        x={x - 40}
        y={y - 40}
        width={wide + 80}
        height={tall + 60}
        fill={light.room}
        opacity="0.85"
        filter={`url(#${id("glow")})`}
      />
      <ellipse cx="416" cy="718" rx="250" ry="14" fill="#1c1830" opacity="0.45" />
      <path d={`M${x + wide + bar} ${y - bar}l26 16V${y + tall + 4}l-26 16Z`} fill={dark} />
      <rect x={x - bar} y={y - bar} width={wide + 2 * bar} height={tall + 2 * bar} rx="6" fill={bright} />
      <path
        d={`M${x - bar} ${y + tall}h${wide + 2 * bar}v${bar}h${-wide - 2 * bar}Z`}
        fill={dark}
        opacity="0.35"
      />
      <path
        d={`M${x + wide} ${y}l${bar}-${bar}v${tall + 2 * bar}l-${bar}-${bar}Z`}
        fill={dark}
        opacity="0.22"
      />
      <path d={`M${x - bar} ${y - bar}h${wide + 2 * bar}v5h${-wide - 2 * bar}Z`} fill="#fff" opacity="0.45" />
      <rect x={x - 5} y={y - 5} width={wide + 10} height={tall + 10} rx="12" fill={dark} />
      <rect x={x} y={y} width={wide} height={tall} rx="10" fill={light.shade} />
      <g transform={`translate(${x} ${y}) scale(${wide / size.width})`}>{children}</g>
      <rect x={x} y={y} width={wide} height={tall} rx="10" fill={`url(#${id("pane")})`} />
      <path
        d={`M${x + 10} ${y + tall - 14}V${y + 12}q0-4 4-4h${wide - 30}`}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.55"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
