import { Blur } from "../../scenes/blur";
import { Laid } from "../../scenes/laid";
import type { SceneProps } from "../../scenes/scene";
import { TableTop } from "../../scenes/table-top";

/** Center and rotation of each print; the first is on top. */
const spots = [
  [420, 480, -5],
  [222, 276, -12],
  [560, 250, 9],
  [190, 590, 8],
  [622, 610, 14],
  [400, 180, -3],
];
/** Maximum units per millimeter that fit on the table. */
const LARGEST = 1.75;
const ROOM = 340;

/** Draws the inside of an SVG of 800 by 800: prints spread on a table, the one in sight on top. */
export function PrintsScene({ surface, sizes, options, background, idPrefix, focus }: SceneProps) {
  const prints = printsShown(Object.keys(sizes), focus).map((key, index) => ({
    key,
    size: sizes[key],
    spot: spots[index],
  }));
  const maxLength = Math.max(...prints.map(({ size }) => Math.max(size.width, size.height)));
  const scale = Math.min(LARGEST, ROOM / maxLength);
  return (
    <g>
      <TableTop background={background} idPrefix={idPrefix} />
      <Blur id={`${idPrefix}-print-soft`} deviation={6} />
      <linearGradient id={`${idPrefix}-print-sheen`} x2="1" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity={options.finish === "glossy" ? 0.5 : 0.16} />
        <stop offset="0.35" stopColor="#fff" stopOpacity="0.02" />
        <stop offset="0.36" stopColor="#fff" stopOpacity={options.finish === "glossy" ? 0.14 : 0} />
        <stop offset="0.6" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#2a1a10" stopOpacity="0.12" />
      </linearGradient>
      {prints.toReversed().map(({ key, size, spot: [x, y, turn] }) => {
        const place = {
          x: -(size.width * scale) / 2,
          y: -(size.height * scale) / 2,
          width: size.width * scale,
          height: size.height * scale,
        };
        return (
          <g key={key} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <rect
              {...place}
              x={place.x + 6}
              y={place.y + 9}
              fill="#2a1a10"
              opacity="0.4"
              filter={`url(#${idPrefix}-print-soft)`}
            />
            <Laid place={place} size={size} print={surface(key)} />
            <rect
              {...place}
              fill={`url(#${idPrefix}-print-sheen)`}
              stroke="#fff"
              strokeOpacity="0.55"
              strokeWidth="1.5"
            />
          </g>
        );
      })}
    </g>
  );
}

/** Returns the surfaces that the scene of prints shows while one of them is designed: that one, and the first others. */
export function printsShown(keys: string[], focus?: string): string[] {
  const shown = focus && keys.includes(focus) ? [focus, ...keys.filter((key) => key !== focus)] : keys;
  return shown.slice(0, spots.length);
}
