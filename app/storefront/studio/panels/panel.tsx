import type { ReactNode } from "react";
import { ChevronIcon } from "../../ui/icons";

/** A group of the studio's fields. */
export function Panel({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <fieldset id={id} className="min-w-0 rounded-card border border-line bg-card px-4 pb-4 pt-3 sm:px-5">
      <legend className="float-left mb-2 w-full font-heading text-lg font-semibold">{title}</legend>
      <div className="clear-both space-y-4">{children}</div>
    </fieldset>
  );
}

interface FoldProps {
  title: string;
  isOpen: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A collapsible part of a panel. */
export function Fold({ title, isOpen, onToggle, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      className="group"
    >
      <summary className="flex min-h-[44px] items-center justify-between font-semibold">
        {title}
        <ChevronIcon className="h-5 w-5 text-soft-ink transition-transform group-open:rotate-180" />
      </summary>
      <div className="space-y-4 pt-1">{children}</div>
    </details>
  );
}
