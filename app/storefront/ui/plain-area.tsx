import type { TextareaHTMLAttributes } from "react";
import { describedBy, FieldFrame, fieldClasses } from "./field-frame";
import { useTextLength } from "./text-length";

interface PlainAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  name: string;
  label: string;
  help?: string;
  error?: string;
  /** Characters; a longer text is counted and rejected, not cut. */
  limit: number;
}

/** A labeled text area outside a validated form; `error` is the server's message. */
export function PlainArea({ label, help, className, id, required, limit, ...area }: PlainAreaProps) {
  const { error: rejection, ...textarea } = area;
  const controlId = id ?? `field-${area.name}`;
  const { excess, counter, onInput } = useTextLength(controlId, limit);
  const error = excess ?? rejection;
  return (
    <FieldFrame
      id={controlId}
      label={label}
      help={help}
      error={error}
      required={required}
      className={className}
      isAnnounced={excess !== undefined}
    >
      <textarea
        {...textarea}
        id={controlId}
        onInput={onInput}
        aria-required={required ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(controlId, { help, error, counter })}
        className={fieldClasses}
      />
      {counter}
    </FieldFrame>
  );
}
