import { Link } from "@remix-run/react";
import type { NextStep } from "./next-steps";

/** Suggested next steps, each with a link. */
export function NextStepList({ steps }: { steps: NextStep[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card px-5">
      {steps.map(({ title, text, link, path }) => (
        <li key={path} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
          <span className="min-w-0 flex-1 basis-60 break-words">
            <span className="block font-semibold">{title}</span>
            <span className="block text-sm text-soft-ink">{text}</span>
          </span>
          <Link
            to={path}
            className="inline-flex min-h-[44px] items-center font-semibold text-accent underline underline-offset-4"
          >
            {link}
          </Link>
        </li>
      ))}
    </ul>
  );
}
