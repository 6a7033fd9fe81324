import type { ReactNode } from "react";

interface BusyPartProps {
  /** It waits for a response: its content is dimmed, and announced as busy. */
  isBusy: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of the cart page that shows when it waits for a response. */
export function BusyPart({ isBusy, className = "", children }: BusyPartProps) {
  return (
    <div
      aria-busy={isBusy || undefined}
      className={`transition-opacity aria-busy:opacity-60 ${className}`.trim()}
    >
      {children}
    </div>
  );
}
