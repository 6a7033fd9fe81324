const keys: [string, string][] = [
  ["Tab", "next item"],
  ["← ↑ → ↓", "move (hold Shift to go farther)"],
  ["+ −", "larger, smaller"],
  ["[ ]", "rotate slightly"],
  ["R", "rotate 90°"],
  ["M", "move the photo or its frame"],
  ["Delete", "clear or remove"],
  ["Esc", "deselect"],
  ["Alt", "drag without snapping"],
  ["Ctrl Z", "undo"],
];

/** The editor's keyboard shortcuts, collapsed; hidden on devices without a keyboard. */
export function KeysHelp() {
  return (
    <details className="group relative max-lg:hidden">
      <summary className="flex min-h-[44px] items-center rounded-full px-3 font-medium text-soft-ink underline underline-offset-4 hover:text-accent-strong">
        Shortcuts{" "}
      </summary>
      <dl className="absolute left-0 top-full z-20 grid w-72 grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-card border border-line bg-card p-4 text-left shadow-float">
        {keys.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt className="font-semibold">{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
