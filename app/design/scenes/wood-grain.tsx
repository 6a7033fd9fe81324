/** Long lines across a board of 100 by 100, with a knot here and there, to be stretched. */
export function WoodGrain({
  place: { x, y, width, height },
  color,
  opacity,
}: {
  place: { x: number; y: number; width: number; height: number };
  color: string;
  opacity: number;
}) {
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g fill="none" stroke={color} strokeOpacity={opacity} strokeWidth="0.45">
        <path d="M0 3q30 2 52 0t48 1M0 7q24-2 46 0 8 3 16 0t38-1M0 11q20 2 44 1 10 4 20 0t36 1M0 16q40-1 60 1t40-1M0 20q30 2 50 0t50 1" />
        <path d="M0 28q14 1 20-1 6-3 12 0 20 3 68 0M0 32q12 0 20-1 6 3 12 0 30-2 68 1M0 37q40 2 60 0t40 1M0 42q30-2 52 0t48-1M0 46q20 2 50 0t50 1" />
        <path d="M0 53q40-2 62 0t38-1M0 57q30 3 60 1 8-4 16 0t24 0M0 61q30 1 60-1 8 4 16 1t24 0M0 66q30-2 50 0t50-1M0 71q40 2 60 0t40 1" />
        <path d="M0 78q30 2 52-1t48 1M0 83q24-1 30-2 7-3 14 0 20 3 56 1M0 87q24 0 30-1 7 4 14 1 20-2 56 0M0 92q40 2 60 0t40 1M0 97q30-2 50 0t50-1" />
      </g>
      <g fill={color} fillOpacity={opacity * 0.8}>
        <ellipse cx="54" cy="9" rx="3.4" ry="1.3" />
        <ellipse cx="26" cy="30" rx="2.6" ry="1" />
        <ellipse cx="68" cy="59" rx="3.4" ry="1.3" />
        <ellipse cx="37" cy="85" rx="3" ry="1.1" />
      </g>
    </svg>
  );
}
