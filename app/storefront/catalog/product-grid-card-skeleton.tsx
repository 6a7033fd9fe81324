/** Specification §3 "Product grid card": four columns, or two, where there is room. */
export type GridSize = "cc_col_4" | "cc_col_2";

/** Specification §9: width and height in pixels of a card's placeholder. */
const sizes: Record<GridSize, { width: number; height: number }> = {
  cc_col_4: { width: 290, height: 390 },
  cc_col_2: { width: 290, height: 235 },
};

/** Placeholder of a card whose product is loading. */
export function ProductGridCardSkeleton({ gridSize = "cc_col_4" }: { gridSize?: GridSize }) {
  const { width, height } = sizes[gridSize];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label="Loading"
      className="h-auto max-w-full rounded-card border border-line bg-card motion-safe:animate-pulse"
    >
      <path className="fill-sand" d={`M0 0h${width}v${height - 125}H0z`} />
      <path
        className="fill-line"
        d={`M16 ${height - 105}h200v16H16zM16 ${height - 77}h110v14H16zM16 ${height - 47}h${width - 32}v32H16z`}
      />
    </svg>
  );
}
