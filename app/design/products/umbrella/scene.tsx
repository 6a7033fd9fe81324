import { Drawing } from "../../drawings/drawing";
import { rain } from "../../drawings/rooms/rain.generated";
import { rainyStreet } from "../../drawings/rooms/rainy-street.generated";
import { umbrellaHandle } from "../../drawings/rooms/umbrella-handle.generated";
import { written } from "../../geometry/measure";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

interface Point {
  x: number;
  y: number;
}

const middle = { x: 400, y: 408 };
const wide = 372;
const tall = 316;
/** The tip is farther from the viewer than the center, so the near panels look longer. */
const tip = { x: 388, y: 356 };
const panels = [0, 1, 2, 3, 4, 5, 6, 7];
/** How far the hem curves in between two ribs, as a fraction of a panel's height. */
const drawnIn = 0.1;

const handles: Record<string, string> = { natural: "#d0a06a", black: "#2b2826" };

/** Draws the inside of an SVG of 800 by 800: an open umbrella in the rain, from above, its handle in the option `color`. */
export function UmbrellaScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const keys = Object.keys(sizes);
  const size = sizes[keys[0]];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Room markup={rainyStreet} background={background} idPrefix={idPrefix} />
      <defs>
        {keys.map((key) => (
          <g key={key} id={id(key)}>
            {surface(key)}
          </g>
        ))}
        <Blur id={id("soft")} deviation={18} />
        <radialGradient id={id("dome")} cx="0.34" cy="0.26" r="0.8">
          <stop offset="0" stopColor="#fff" stopOpacity="0.4" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#141c2a" stopOpacity="0.3" />
        </radialGradient>
      </defs>
      <SoftShadow d={canopy()} off={[26, 60]} opacity={0.5} blur={id("soft")} color="#141c2a" />
      <Drawing markup={umbrellaHandle} colors={{ handle: handles[options.color] ?? handles.natural }} />
      {panels.map((panel) => (
        <g key={panel}>
          <use href={`#${id(keys[panel % keys.length])}`} transform={laidOn(size, panel)} />
          <path d={triangle(panel)} fill={shadeOf(panel)} />
        </g>
      ))}
      <path d={canopy()} fill={`url(#${id("dome")})`} />
      <g fill="none" stroke="#141c2a" strokeOpacity="0.3" strokeWidth="2.5">
        {panels.map((panel) => (
          <path key={panel} d={`M${tip.x} ${tip.y}L${at(rim(panel))}`} />
        ))}
      </g>
      {panels.map((panel) => (
        <circle key={panel} cx={written(rim(panel).x)} cy={written(rim(panel).y)} r="6" fill="#e9e2d6" />
      ))}
      <circle cx={tip.x} cy={tip.y} r="13" fill="#5a5048" />
      <path d={`M${tip.x - 7} ${tip.y}l3-34q4-8 8 0l3 34Z`} fill="#e9e2d6" />
      <Drawing markup={rain} />
    </g>
  );
}

/** The end of a rib; panels count clockwise, the first is below the tip. */
function rim(rib: number): Point {
  const angle = ((rib * 45 + 67.5) * Math.PI) / 180;
  return { x: middle.x + wide * Math.cos(angle), y: middle.y + tall * Math.sin(angle) };
}

/** Maps a panel's drawing to its three corners: the tip and the ends of its two ribs. */
function laidOn({ width, height }: { width: number; height: number }, panel: number): string {
  const [left, right] = [rim(panel + 1), rim(panel)];
  const a = (right.x - left.x) / width;
  const b = (right.y - left.y) / width;
  const c = ((left.x + right.x) / 2 - tip.x) / height;
  const d = ((left.y + right.y) / 2 - tip.y) / height;
  const e = tip.x - (a * width) / 2;
  const f = tip.y - (b * width) / 2;
  return `matrix(${[a, b, c, d, e, f].map((value) => written(value, 5)).join(" ")})`;
}

/** The center of the hem between the ends of two ribs. */
function hem(panel: number): Point {
  const [left, right] = [rim(panel + 1), rim(panel)];
  const between = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const share = 1 - drawnIn * 1.7;
  return { x: tip.x + (between.x - tip.x) * share, y: tip.y + (between.y - tip.y) * share };
}

function triangle(panel: number): string {
  return `M${tip.x} ${tip.y}L${at(rim(panel))}Q${at(hem(panel))} ${at(rim(panel + 1))}Z`;
}

function canopy(): string {
  const hems = panels.map((panel) => `Q${at(hem(panel))} ${at(rim(panel + 1))}`);
  return `M${at(rim(0))}${hems.join("")}Z`;
}

/** Panels that face the light at the top left are lighter. */
function shadeOf(panel: number): string {
  const facing = Math.cos(((panel * 45 + 90 - 225) * Math.PI) / 180);
  return facing > 0
    ? `rgb(255 255 255 / ${written(facing * 0.22)})`
    : `rgb(20 28 42 / ${written(-facing * 0.26)})`;
}

function at({ x, y }: Point): string {
  return `${written(x)} ${written(y)}`;
}
