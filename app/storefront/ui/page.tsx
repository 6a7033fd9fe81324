import type { ReactNode } from "react";
import { useRestoredFocus } from "./use-restored-focus";

/** The width of the shop's pages, with its side margins. */
export function Container({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-page px-4 md:px-8 ${className}`}>{children}</div>;
}

/** A page that is one column of content below the header. A focus whose element goes is moved to the part around it. */
export function Page({ children, className = "" }: { children: ReactNode; className?: string }) {
  useRestoredFocus();
  return <Container className={`py-8 lg:py-12 ${className}`}>{children}</Container>;
}

interface PageHeadingProps {
  children: ReactNode;
  /** One line below the heading. */
  lead?: ReactNode;
  className?: string;
}

/** The page's only h1. */
export function PageHeading({ children, lead, className = "mb-6" }: PageHeadingProps) {
  return (
    <header className={className}>
      <h1 className="font-heading text-2xl font-semibold md:text-3xl">{children}</h1>
      {lead && <p className="mt-2 max-w-measure text-lg text-soft-ink">{lead}</p>}
    </header>
  );
}
