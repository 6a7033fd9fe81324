import type { ReactNode } from "react";

interface IconButtonProps {
  label: string;
  /** Stays in the order of focus, so that a keyboard does not lose its place. */
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A round button with an icon; its label is read out and shown as a tooltip. */
export function IconButton({ label, isOff = false, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={onClick}
      className="flex h-11 w-11 shrink-0 items-center justify-center rounded-full hover:bg-accent-tint aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
