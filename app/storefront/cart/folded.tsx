import { type ReactNode, useState } from "react";
import { ChevronIcon } from "~/storefront/ui/icons";

interface FoldedProps {
  summary: ReactNode;
  children: ReactNode;
  /** Opens it; once opened it stays open until the shopper closes it. */
  isOpen?: boolean;
  /** Classes of the summary. */
  className?: string;
}

/** A collapsible section; works without JavaScript. */
export function Folded({ summary, children, isOpen = false, className = "font-semibold" }: FoldedProps) {
  const [isUnfolded, setUnfolded] = useState(isOpen);
  if (isOpen && !isUnfolded) setUnfolded(true);
  return (
    <details open={isUnfolded || undefined} className="group min-w-0">
      <summary
        className={`flex min-h-[44px] cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden ${className}`}
      >
        <span className="min-w-0">{summary}</span>
        <ChevronIcon className="h-4 w-4 shrink-0 transition-transform duration-200 group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      {children}
    </details>
  );
}
