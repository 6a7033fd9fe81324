interface GradientProps {
  id: string;
  x1?: string;
  y1?: string;
  x2?: string;
  y2?: string;
  /** Offset (0 to 1), color (hex) and opacity (0 to 1) of each stop, such as "0.5 #fff 0.2". */
  stops: string[];
}

/** A linear gradient; from left to right by default. */
export function Gradient({ stops, ...gradient }: GradientProps) {
  return (
    <linearGradient {...gradient}>
      {stops.map((stop) => {
        const [offset, color, opacity] = stop.split(" ");
        return <stop key={stop} offset={offset} stopColor={color} stopOpacity={opacity} />;
      })}
    </linearGradient>
  );
}
