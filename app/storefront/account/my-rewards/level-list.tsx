import type { LevelView } from "./rewards-view";

interface LevelListProps {
  levels: LevelView[];
  /** Code of the highlighted level; null for none. */
  current?: string | null;
  /** Label of the highlighted level. */
  label?: string;
}

/** The loyalty levels side by side. */
export function LevelList({ levels, current = null, label = "Your level" }: LevelListProps) {
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
            {code === current && <span className="text-sm font-semibold text-pine">{label}</span>}
          </p>
          <p className="mt-2">{pointsADollar} per dollar</p>
          <p className="mt-1 text-sm text-soft-ink">
            {from === null ? "From your first order" : `From ${from} in 12 months`}
          </p>
        </li>
      ))}
    </ol>
  );
}
