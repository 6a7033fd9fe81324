import { Link } from "@remix-run/react";
import { dynamicStyle } from "../ui/dynamic-style";
import type { StarCountView } from "./review-view";

interface StarDistributionProps {
  distribution: StarCountView[];
  /** Returns the URL of the reviews with that number of stars; without it the bars are not links. */
  pathOf?: (stars: number) => string;
  /** The number of stars that the list is filtered by. */
  chosen?: number | null;
}

/** Shows how many reviews gave each number of stars, as bars. */
export function StarDistribution({ distribution, pathOf, chosen = null }: StarDistributionProps) {
  if (distribution.length === 0) return null;
  const total = distribution.reduce((subtotal, { count }) => subtotal + count, 0);
  return (
    <ul className="grid gap-1" aria-label="Reviews by stars">
      {distribution.map((row) => (
        <li key={row.stars}>
          {pathOf && row.count > 0 ? (
            <Link
              to={pathOf(row.stars)}
              preventScrollReset
              aria-current={row.stars === chosen ? "true" : undefined}
              className="block rounded-field px-2 hover:bg-accent-tint aria-[current]:bg-accent-tint aria-[current]:font-semibold"
            >
              <Bar row={row} total={total} />
            </Link>
          ) : (
            <span className="block px-2">
              <Bar row={row} total={total} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Bar({ row: { stars, count }, total }: { row: StarCountView; total: number }) {
  const share = total === 0 ? 0 : (count / total) * 100;
  return (
    <span className="flex min-h-[44px] items-center gap-3 text-sm md:min-h-[36px]">
      <span className="w-14 shrink-0 whitespace-nowrap">{stars === 1 ? "1 star" : `${stars} stars`}</span>
      <span aria-hidden="true" className="h-2.5 flex-1 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-marigold" {...dynamicStyle({ width: `${share}%` })} />
      </span>
      <span className="w-8 shrink-0 text-right tabular-nums">
        <span className="sr-only">: </span>
        {count}
      </span>
    </span>
  );
}
