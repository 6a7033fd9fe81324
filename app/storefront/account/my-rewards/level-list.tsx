import type { LevelView } from "./rewards-view";

/** The loyalty levels side by side. @param current code of the customer's own; null when they have none */
export function LevelList({ levels, current }: { levels: LevelView[]; current: string | null }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-3">
      {levels.map(({ code, name, from, pointsADollar }) => (
        <li
          key={code}
          aria-current={code === current ? "true" : undefined}
          className="rounded-card border border-line bg-card p-5 aria-[current=true]:border-pine aria-[current=true]:bg-mint"
        >
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-heading text-lg font-semibold">{name}</span>
            {code === current && <span className="text-sm font-semibold text-pine">Your level</span>}
          </p>
          <p className="mt-2">{pointsADollar} for each dollar</p>
          <p className="mt-1 text-sm text-soft-ink">
            {from === null ? "From the first order" : `From ${from} in twelve months`}
          </p>
        </li>
      ))}
    </ol>
  );
}
