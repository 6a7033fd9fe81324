import { Link } from "@remix-run/react";
import type { Belongings } from "./loader.server";

/** Each total as a card that links to its page. */
export function BelongingsCards({ belongings }: { belongings: Belongings }) {
  const { points, pointsWorth, credit, designs } = belongings;
  return (
    <ul aria-label="At a glance" className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      <Card
        to="my-rewards"
        title="Reward points"
        value={points}
        note={pointsWorth ? `worth ${pointsWorth}` : "earn one for every dollar"}
      />
      <Card to="my-credits" title="Store credit" value={credit} note="View history" />
      {designs !== null && (
        <Card
          to="my-saved-design"
          title="Saved designs"
          value={String(designs)}
          note={designs > 0 ? "ready to finish" : "saved here when you're signed in"}
        />
      )}
    </ul>
  );
}

function Card({ to, title, value, note }: { to: string; title: string; value: string; note: string }) {
  return (
    <li>
      <Link
        to={`/customer/account/${to}`}
        className="group flex h-full flex-wrap items-baseline justify-between gap-x-4 rounded-card border border-line bg-card px-5 py-3 transition-colors duration-200 hover:border-ink sm:block sm:p-5"
      >
        <span className="block font-medium group-hover:underline">{title}</span>
        <span className="block font-heading text-2xl font-semibold tabular-nums sm:mt-1">{value}</span>
        <span className="block w-full text-sm text-soft-ink">{note}</span>
      </Link>
    </li>
  );
}
