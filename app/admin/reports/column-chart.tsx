/** Units of the drawing, which is as wide as the page. */
const COLUMN = 10;
const GAP = 2;
const HEIGHT = 100;

interface ColumnChartProps {
  /** Names the chart, such as "Total by day". */
  label: string;
  columns: { label: string; value: number; text: string }[];
}

/** Values over time as columns; the table below it has the same values as text. */
export function ColumnChart({ label, columns }: ColumnChartProps) {
  const highest = columns.reduce((found, column) => (column.value > found.value ? column : found));
  if (highest.value <= 0) return null;
  return (
    <figure className="part chart">
      <figcaption>
        {label}. Highest: {highest.label}, {highest.text}
      </figcaption>
      <svg viewBox={`0 0 ${columns.length * COLUMN} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {columns.map(({ label: title, value, text }, index) => (
          <rect
            key={title}
            x={index * COLUMN + GAP / 2}
            y={HEIGHT - heightOf(value, highest.value)}
            width={COLUMN - GAP}
            height={heightOf(value, highest.value)}
          >
            <title>{`${title}: ${text}`}</title>
          </rect>
        ))}
      </svg>
      <p className="soft" aria-hidden="true">
        <span>{columns[0].label}</span>
        <span>{columns.at(-1)?.label}</span>
      </p>
    </figure>
  );
}

/** A small value stays visible. */
function heightOf(value: number, highest: number): number {
  return value <= 0 ? 0 : Math.max(1, Math.round((value / highest) * HEIGHT));
}
