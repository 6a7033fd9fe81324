import type { Place } from "./place";

/** Effects over a framed picture: the frame's shadow, and the reflection of the room's window. */
export function Glazing({ place, kind, idPrefix }: { place: Place; kind: string; idPrefix: string }) {
  const { x, y, width, height } = place;
  return (
    <g>
      <g fill="#3a2414">
        <path d={`M${x} ${y}h${width}l-12 12H${x + 12}V${y + height}H${x}Z`} opacity="0.12" />
        <path d={`M${x} ${y}h${width}l-5 5H${x + 5}V${y + height}H${x}Z`} opacity="0.16" />
      </g>
      {kind === "non-reflecting" ? null : <Reflections place={place} kind={kind} idPrefix={idPrefix} />}
    </g>
  );
}

/** Glass mirrors the window in two hard bands; acrylic is softer. */
function Reflections({ place, kind, idPrefix }: { place: Place; kind: string; idPrefix: string }) {
  const glass = `${idPrefix}-glass`;
  const isSoft = kind === "acrylic";
  return (
    <g>
      {isSoft ? (
        <linearGradient id={glass} x2="0.8" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0.02" />
          <stop offset="0.62" stopColor="#fff" stopOpacity="0.12" />
          <stop offset="0.8" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      ) : (
        <linearGradient id={glass} x2="0.8" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.42" />
          <stop offset="0.3" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="0.31" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.6" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.61" stopColor="#fff" stopOpacity="0.15" />
          <stop offset="0.7" stopColor="#fff" stopOpacity="0.15" />
          <stop offset="0.71" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      )}
      <rect {...place} fill={`url(#${glass})`} />
    </g>
  );
}
