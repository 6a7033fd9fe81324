import { puzzleDesk } from "../../drawings/rooms/puzzle-desk.generated";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Gradient } from "../../scenes/gradient";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

const bodies: Record<string, { body: string; edge: string }> = {
  black: { body: "#24211f", edge: "#4a4643" },
  white: { body: "#f4f0e8", edge: "#ffffff" },
};

/** The three faces visible from one corner. */
const corner = { top: "top", front: "front", right: "right" };
const otherCorner = { top: "bottom", front: "back", right: "left" };

/** Positions of the unfolded faces, in cells. */
const net: [string, number, number][] = [
  ["top", 1, 0],
  ["left", 0, 1],
  ["front", 1, 1],
  ["right", 2, 1],
  ["back", 3, 1],
  ["bottom", 1, 2],
];

/** Draws the inside of an SVG of 800 by 800: a cube on a table seen from a corner, and its six faces unfolded beside it. */
export function RubixcubeScene({ surface, sizes, options, background, focus, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const { body, edge } = bodies[options.color] ?? bodies.black;
  const side = sizes.front.width;
  const seen = Object.values(otherCorner).includes(focus ?? "") ? otherCorner : corner;
  const unit = 1 / side;
  return (
    <g>
      <Room markup={puzzleDesk} background={background} idPrefix={idPrefix} />
      <defs>
        {net.map(([key]) => (
          <g key={key} id={id(key)} transform={`scale(${unit})`}>
            <path d={`M0 0H${side}V${side}H0z`} fill={body} />
            {surface(key)}
            <path d={fields(side)} fill={body} fillRule="evenodd" />
          </g>
        ))}
        <Gradient id={id("top-light")} x2="0" y2="1" stops={["0 #fff 0.1", "1 #fff 0.28"]} />
        <Blur id={id("soft")} deviation={14} />
      </defs>
      <path
        d="M112 468L350 620 640 470 720 520 400 690 130 560Z"
        fill="#2a1a10"
        opacity="0.5"
        filter={`url(#${id("soft")})`}
      />
      <g stroke={edge} strokeOpacity="0.6" strokeWidth="0.010" strokeLinejoin="round">
        <g transform="matrix(238 137 -238 137 350 66)">
          <use href={`#${id(seen.top)}`} stroke="none" />
          <path d="M0 0H1V1H0z" fill={`url(#${id("top-light")})`} />
        </g>
        <g transform="matrix(238 137 0 278 112 203)">
          <use href={`#${id(seen.front)}`} stroke="none" />
          <path d="M0 0H1V1H0z" fill="#2a1a10" fillOpacity="0.05" />
        </g>
        <g transform="matrix(238 -137 0 278 350 340)">
          <use href={`#${id(seen.right)}`} stroke="none" />
          <path d="M0 0H1V1H0z" fill="#2a1a10" fillOpacity="0.26" />
        </g>
      </g>
      <g transform="translate(508 548) rotate(-6)">
        <SoftShadow d="M-18-18H282V220H-18z" off={[8, 12]} opacity={0.4} blur={id("soft")} />
        <path d="M-18-18H282V220H-18z" fill="#fdfaf4" />
        {net.map(([key, x, y]) => (
          <g key={key} transform={`translate(${x * 66} ${y * 66 + 2}) scale(64)`}>
            <use href={`#${id(key)}`} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** The plastic of a face around its nine rounded fields. */
function fields(side: number): string {
  const gap = side * 0.028;
  const cell = (side - gap * 4) / 3;
  const holes = [0, 1, 2].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const [x, y] = [gap + column * (cell + gap), gap + row * (cell + gap)].map((at) => at.toFixed(2));
      const straight = (cell * 0.8).toFixed(2);
      const round = (cell * 0.1).toFixed(2);
      return `M${(Number(x) + cell * 0.1).toFixed(2)} ${y}h${straight}q${round} 0 ${round} ${round}v${straight}q0 ${round} -${round} ${round}h-${straight}q-${round} 0 -${round} -${round}v-${straight}q0 -${round} ${round} -${round}Z`;
    }),
  );
  return `M0 0H${side}V${side}H0Z${holes.join("")}`;
}
