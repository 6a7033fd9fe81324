interface LineProps {
  /** Path data. */
  d: string;
  color: string;
  opacity?: number;
  width: number;
  /** How far the line is moved to the right and down, such as for light along an edge. */
  off?: [x: number, y: number];
  /** Lengths of dashes and gaps, such as for a seam. */
  dashes?: string;
  /** Ends of the line. */
  cap?: "round";
}

/** An unfilled path, such as an edge, a seam or a gleam. */
export function Line({ d, color, opacity, width, off, dashes, cap }: LineProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={color}
      strokeOpacity={opacity}
      strokeWidth={width}
      strokeDasharray={dashes}
      strokeLinecap={cap}
      transform={off && `translate(${off[0]} ${off[1]})`}
    />
  );
}
