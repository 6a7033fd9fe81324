import type { ReactNode } from "react";
import { poolDeck } from "../../drawings/rooms/pool-deck.generated";
import { maskPath } from "../../geometry/shapes";
import { leftSole, rightSole } from "../../geometry/silhouettes";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Floorboards } from "../../scenes/floorboards";
import { Gradient } from "../../scenes/gradient";
import { Line } from "../../scenes/line";
import { materialColor } from "../../scenes/materials";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

const tall = 640;

/** Draws the inside of an SVG of 800 by 800: a pair of flip-flops beside a pool, their straps in the option `color`. */
export function FlipflopsScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const soft = `${idPrefix}-soft`;
  const light = `${idPrefix}-sole-light`;
  const wide = (sizes.left.width / sizes.left.height) * tall;
  const scale = tall / sizes.left.height;
  const color = materialColor(options.color);
  return (
    <g>
      <Floorboards idPrefix={idPrefix} tone="#d9b78c" wide={90} lying />
      <Room markup={poolDeck} background={background} idPrefix={idPrefix} />
      <defs>
        <Blur id={soft} deviation={11} />
        <Gradient id={light} x2="0.9" y2="1" stops={["0 #fff 0.3", "0.5 #fff 0", "1 #2a1a10 0.2"]} />
      </defs>
      <Shoe
        place="translate(66 84) rotate(-5 120 320)"
        path={leftSole}
        wide={wide}
        filter={soft}
        light={light}
      >
        <g transform={`scale(${scale})`}>{surface("left")}</g>
      </Shoe>
      <g transform={`translate(66 84) rotate(-5 120 320) translate(${wide} 0) scale(-1 1)`}>
        <Strap wide={wide} color={color} />
      </g>
      <Shoe
        place="translate(380 92) rotate(6 120 320)"
        path={rightSole}
        wide={wide}
        filter={soft}
        light={light}
      >
        <g transform={`scale(${scale})`}>{surface("right")}</g>
      </Shoe>
      <g transform="translate(380 92) rotate(6 120 320)">
        <Strap wide={wide} color={color} />
      </g>
    </g>
  );
}

interface ShoeProps {
  place: string;
  path: string;
  wide: number;
  filter: string;
  light: string;
  children: ReactNode;
}

/** A thick sole of foam with the print on its top. */
function Shoe({ place, path, wide, filter, light, children }: ShoeProps) {
  const outline = maskPath({ kind: "path", path }, { width: wide, height: tall });
  return (
    <g transform={place} strokeLinejoin="round">
      <SoftShadow d={outline} off={[20, 28]} opacity={0.5} blur={filter} />
      <path d={outline} fill="#3a3532" stroke="#3a3532" strokeWidth="10" transform="translate(7 13)" />
      <path d={outline} fill="#f6efe2" stroke="#f6efe2" strokeWidth="10" transform="translate(3 6)" />
      <path d={outline} fill="#fffdf8" stroke="#fffdf8" strokeWidth="8" />
      {children}
      <path d={outline} fill={`url(#${light})`} />
      <path d={outline} fill="none" stroke="#2a1a10" strokeOpacity="0.22" strokeWidth="2" />
    </g>
  );
}

/** From between the toes to both sides of a right foot; mirrored for a left one. */
function Strap({ wide, color }: { wide: number; color: string }) {
  const toe = { x: wide * 0.36, y: tall * 0.17 };
  const inner = { x: wide * 0.1, y: tall * 0.5 };
  const outer = { x: wide * 0.93, y: tall * 0.54 };
  const band = [
    `M${toe.x - 11} ${toe.y}C${toe.x - 14} ${toe.y + 60} ${inner.x + 44} ${inner.y - 120} ${inner.x - 14} ${inner.y - 20}`,
    `L${inner.x - 8} ${inner.y + 14}C${inner.x + 62} ${inner.y - 80} ${toe.x + 4} ${toe.y + 100} ${toe.x + 6} ${toe.y + 62}`,
    `C${toe.x + 30} ${toe.y + 130} ${outer.x - 50} ${outer.y - 100} ${outer.x - 4} ${outer.y + 16}`,
    `L${outer.x + 16} ${outer.y - 16}C${outer.x - 14} ${outer.y - 150} ${toe.x + 30} ${toe.y + 50} ${toe.x + 11} ${toe.y}Z`,
  ].join("");
  return (
    <g strokeLinejoin="round">
      <path d={band} fill="#2a1a10" opacity="0.35" transform="translate(8 14)" />
      <path d={band} fill={color} stroke={color} strokeWidth="8" />
      <Line d={band} color="#000" opacity={0.25} width={3} off={[2, 3]} />
      <Line d={band} color="#fff" opacity={0.3} width={3} off={[-1, -2]} />
      <circle cx={toe.x} cy={toe.y} r="15" fill={color} />
      <circle cx={toe.x} cy={toe.y} r="15" fill="#000" opacity="0.16" />
      <circle cx={toe.x - 3} cy={toe.y - 4} r="6" fill="#fff" opacity="0.4" />
    </g>
  );
}
