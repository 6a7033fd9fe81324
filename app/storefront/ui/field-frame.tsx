import type { ReactNode } from "react";
import { AlertIcon } from "./icons";

export const fieldClasses =
  "block min-h-[48px] w-full rounded-field border border-field-line bg-card px-4 py-2 text-base text-ink aria-[invalid=true]:border-error aria-[invalid=true]:border-2";

interface FieldFrameProps {
  id: string;
  label: string;
  required?: boolean;
  help?: string;
  error?: string;
  className?: string;
  children: ReactNode;
}

/** Label above, help and error below a control. The control sets `id` and `aria-describedby={describedBy(…)}`. */
export function FieldFrame({ id, label, required, help, error, className = "", children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
        {required ? null : <span className="font-normal text-soft-ink"> (optional)</span>}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-sm text-soft-ink">
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error of the field with that id; nothing without an error. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1 flex gap-1.5 text-sm text-error">
      <AlertIcon className="mt-0.5 h-4 w-4 shrink-0" />
      <span>{error}</span>
    </p>
  );
}

/** Returns the value of aria-describedby for a control in a FieldFrame. */
export function describedBy(
  id: string,
  { help, error }: { help?: string; error?: string },
): string | undefined {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(" ");
}
