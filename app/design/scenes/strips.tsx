/** Position in the scene of the vertical line at `s` millimeters of a surface: its upper end. */
export interface StripEdge {
  s: number;
  x: number;
  y: number;
}

/**
 * Bends a drawing around something, by showing it as narrow upright strips that each are moved,
 * squeezed and slanted. `href` is the drawing's id; `height` its millimeters, `tall` the units they take.
 */
export function Strips({
  href,
  edges,
  height,
  tall,
}: {
  href: string;
  edges: StripEdge[];
  height: number;
  tall: number;
}) {
  return (
    <>
      {edges.slice(1).map((right, index) => {
        const left = edges[index];
        const wide = right.x - left.x;
        // Adjacent strips overlap slightly, so that the wall does not show through the joints.
        const shown = wide + 1.6;
        const slant = (right.y - left.y) / wide;
        const millimeters = ((right.s - left.s) * shown) / wide;
        return (
          <g key={left.s} transform={`matrix(1 ${short(slant)} 0 1 ${short(left.x)} ${short(left.y)})`}>
            <svg
              width={short(shown)}
              height={short(tall)}
              viewBox={`${short(left.s)} 0 ${short(millimeters)} ${short(height)}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {/* The opacity makes one picture of it before it is cut, or hidden shapes would gleam in the joints. */}
              <use href={`#${href}`} opacity="0.999" />
            </svg>
          </g>
        );
      })}
    </>
  );
}

interface RoundBody {
  center: number;
  radius: number;
  /** How much lower than its sides its front is seen from a little above. */
  rim: number;
  /** Of the print. */
  top: number;
  tall: number;
}

/** Shows the middle of a wrap on the half of a round body that faces us, undistorted where it faces us fully. */
export function aroundTheFront(wrap: { width: number; height: number }, body: RoundBody): StripEdge[] {
  const strips = 20;
  const { center, radius, rim, top, tall } = body;
  const seen = Math.min(wrap.width, (Math.PI * radius * wrap.height) / tall);
  return Array.from({ length: strips + 1 }, (_, index) => {
    const angle = (index / strips - 0.5) * Math.PI;
    return {
      s: wrap.width / 2 + (angle / Math.PI) * seen,
      x: center + radius * Math.sin(angle),
      y: top + rim * Math.cos(angle),
    };
  });
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}
