import type { ReactNode } from "react";
import { ERROR_MARK, useErrorTitle } from "./error-title";
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
  /** Reads the error aloud when it appears. */
  isAnnounced?: boolean;
  children: ReactNode;
}

/** Label above, help and error below a control. The control sets `id` and `aria-describedby={describedBy(…)}`. */
export function FieldFrame({
  id,
  label,
  required,
  help,
  error,
  className = "",
  isAnnounced,
  children,
}: FieldFrameProps) {
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
      <FieldError id={id} error={error} isAnnounced={isAnnounced} />
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  error?: string;
  /** Reads it aloud when it appears: for a form with one field, which has no summary of its errors. */
  isAnnounced?: boolean;
}

/** The error of the field with that id; nothing without an error. */
export function FieldError({ id, error, isAnnounced = false }: FieldErrorProps) {
  useErrorTitle(error !== undefined);
  if (!error) return null;
  return (
    <p
      id={`${id}-error`}
      role={isAnnounced ? "alert" : undefined}
      className="mt-1 flex gap-1.5 text-sm text-error"
      {...ERROR_MARK}
    >
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
