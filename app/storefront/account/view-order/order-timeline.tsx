import type { TimelineStep } from "./order-progress-view";

/** The steps of an order: stacked on small screens, side by side on large ones. */
export function OrderTimeline({ steps }: { steps: TimelineStep[] }) {
  const current = steps.findLast(({ isDone }) => isDone)?.code;
  return (
    <section aria-labelledby="progress" className="mb-8">
      <h2 id="progress" className="sr-only">
        Progress
      </h2>
      <ol className="flex flex-col gap-y-1 rounded-card border border-line bg-card p-5 md:flex-row md:p-6">
        {steps.map((step, index) => (
          <li
            key={step.code}
            aria-current={step.code === current ? "step" : undefined}
            className="relative flex min-h-[52px] gap-4 last:min-h-0 md:min-h-0 md:flex-1 md:flex-col md:gap-2"
          >
            {index > 0 && <Way isDone={step.isDone} />}
            <Dot isDone={step.isDone} />
            <p className="leading-snug md:pr-3">
              <span className={step.isDone ? "block font-semibold" : "block text-soft-ink"}>
                {step.label}
                {!step.isDone && <span className="sr-only"> (still to come)</span>}
              </span>
              {step.day && <span className="block text-sm text-soft-ink">{step.day}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Dot({ isDone }: { isDone: boolean }) {
  const className = isDone ? "border-pine bg-pine text-on-pine" : "border-field-line bg-card";
  return (
    <span
      aria-hidden="true"
      className={`relative flex h-6 w-6 [print-color-adjust:exact] shrink-0 items-center justify-center rounded-full border-2 ${className}`}
    >
      {isDone && (
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="h-3.5 w-3.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
        >
          <path d="m3 8.5 3.5 3.5L13 5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      )}
    </span>
  );
}

/** The connecting line from the previous step. */
function Way({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute -top-[29px] left-[11px] h-[30px] w-0.5 md:-left-[calc(100%-24px)] md:top-[11px] md:h-0.5 md:w-[calc(100%-24px)] ${isDone ? "bg-pine" : "bg-line"}`}
    />
  );
}
