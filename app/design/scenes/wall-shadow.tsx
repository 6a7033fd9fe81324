import { Blur } from "./blur";
import type { Place } from "./place";

/** What hangs on the wall throws its shadow down to the right; `off` is how far it hangs from the wall. */
export function WallShadow({
  places,
  idPrefix,
  off = 14,
}: {
  places: Place[];
  idPrefix: string;
  off?: number;
}) {
  const filter = `${idPrefix}-wall-shadow`;
  return (
    <>
      <Blur id={filter} deviation={off * 0.8} />
      <g fill="#3a2414" filter={`url(#${filter})`}>
        {places.map(({ x, y, width, height }) => (
          <g key={x}>
            <rect
              x={x + off}
              y={y + off * 1.6}
              width={width + off}
              height={height + off * 0.6}
              opacity="0.34"
            />
            <rect x={x + 4} y={y + 6} width={width + 6} height={height + 4} opacity="0.3" />
          </g>
        ))}
      </g>
    </>
  );
}
