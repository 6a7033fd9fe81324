import { skatePark } from "../../drawings/rooms/skate-park.generated";
import { maskPath } from "../../geometry/shapes";
import { skateDeck } from "../../geometry/silhouettes";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Gradient } from "../../scenes/gradient";
import { materialColor } from "../../scenes/materials";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

const tall = 700;

/** Draws the inside of an SVG of 800 by 800: two decks leaned on a wall, one seen from below, one from above. */
export function SkateboardScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const wide = (sizes.front.width / sizes.front.height) * tall;
  const outline = maskPath({ kind: "path", path: skateDeck }, { width: wide, height: tall });
  const edge = materialColor(options.color);
  const isComplete = options.setup === "complete";
  return (
    <g>
      <Room markup={skatePark} background={background} idPrefix={idPrefix} />
      <defs>
        <linearGradient id={id("bend")} x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.45" />
          <stop offset="0.12" stopColor="#2a1a10" stopOpacity="0.16" />
          <stop offset="0.2" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="0.8" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.87" stopColor="#2a1a10" stopOpacity="0.2" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.34" />
        </linearGradient>
        <Gradient id={id("across")} x2="1" stops={["0 #fff 0.3", "0.3 #fff 0", "1 #2a1a10 0.24"]} />
        <Blur id={id("soft")} deviation={12} />
        <pattern id={id("grip")} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M1 1h1.5v1.5H1zM4 4h1.5v1.5H4z" fill="#fff" fillOpacity="0.2" />
        </pattern>
      </defs>
      <g transform="translate(470 62) rotate(9 90 350)">
        <SoftShadow d={outline} off={[30, 22]} opacity={0.5} blur={id("soft")} />
        {isComplete ? <Wheels wide={wide} outside={26} /> : null}
        <path d={outline} fill={edge} stroke={edge} strokeWidth="7" />
        <path d={outline} fill="#2f2c2a" />
        <path d={outline} fill={`url(#${id("grip")})`} />
        <path d={outline} fill={`url(#${id("bend")})`} />
        <Bolts wide={wide} color="#cfd3d8" />
      </g>
      <g transform="translate(196 56) rotate(-7 90 350)">
        <SoftShadow d={outline} off={[34, 24]} opacity={0.5} blur={id("soft")} />
        <path d={outline} fill={edge} stroke={edge} strokeWidth="7" transform="translate(5 3)" />
        <path
          d={outline}
          fill="#000"
          opacity="0.22"
          stroke="#000"
          strokeWidth="7"
          transform="translate(5 3)"
        />
        <path d={outline} fill={edge} stroke={edge} strokeWidth="5" />
        <g transform={`scale(${tall / sizes.front.height})`}>{surface("front")}</g>
        <path d={outline} fill={`url(#${id("bend")})`} />
        <path d={outline} fill={`url(#${id("across")})`} />
        {isComplete ? <Trucks wide={wide} /> : <Bolts wide={wide} color="#4a4643" />}
      </g>
    </g>
  );
}

const axles = [0.235, 0.765];

/** The bolts of the trucks. */
function Bolts({ wide, color }: { wide: number; color: string }) {
  return (
    <g fill={color}>
      {axles.flatMap((share) =>
        [-1, 1].flatMap((side) =>
          [-1, 1].map((end) => (
            <circle
              key={`${share}${side}${end}`}
              cx={wide / 2 + side * 20}
              cy={tall * share + end * 24}
              r="4.5"
            />
          )),
        ),
      )}
    </g>
  );
}

/** The parts of the wheels that are visible from above, beside the deck. */
function Wheels({ wide, outside }: { wide: number; outside: number }) {
  return (
    <g fill="#f3e7d2" stroke="#2a1a10" strokeOpacity="0.35" strokeWidth="3">
      {axles.map((share) => (
        <rect
          key={share}
          x={-outside + 12}
          y={tall * share - 26}
          width={wide + 2 * outside - 24}
          height="52"
          rx="14"
        />
      ))}
    </g>
  );
}

function Trucks({ wide }: { wide: number }) {
  const half = wide / 2 - 4;
  return (
    <g>
      {axles.map((share) => (
        <g key={share} transform={`translate(${wide / 2} ${tall * share})`}>
          <path d={`M${-half - 8} 12H${half + 22}v36H${-half - 8}Z`} fill="#2a1a10" opacity="0.35" />
          <rect x="-26" y="-36" width="52" height="72" rx="8" fill="#8d9399" />
          <rect x="-26" y="-36" width="24" height="72" rx="8" fill="#d3d7db" />
          <path d={`M${-half} -9H${half}V9H${-half}Z`} fill="#b9bec4" />
          <path d={`M${-half} -9H${half}v6H${-half}Z`} fill="#fff" opacity="0.8" />
          <circle r="13" fill="#c0603f" />
          <circle r="6" fill="#5a5048" />
          {[-1, 1].map((side) => (
            <g key={side} transform={`translate(${side * (half - 8)} 0)`}>
              <rect x="-21" y="-31" width="42" height="62" rx="12" fill="#fdf6e8" />
              <rect x="4" y="-31" width="17" height="62" rx="8" fill="#2a1a10" opacity="0.2" />
              <rect x="-15" y="-24" width="7" height="48" rx="3.5" fill="#fff" />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}
