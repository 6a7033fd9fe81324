import type { InputHTMLAttributes, ReactNode } from "react";
import { describedBy, FieldFrame, fieldClasses } from "./field-frame";
import { useTextLength } from "./text-length";

interface PlainFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  help?: string;
  error?: string;
  /** Reads the error aloud when it appears: for a form with one field. */
  isAnnounced?: boolean;
  /** Characters; a longer text is counted and rejected, not cut. `maxLength` cuts: it is for codes. */
  limit?: number;
  /** A button at the end of the input. */
  beside?: ReactNode;
}

/** A labeled input outside a validated form; `error` is the server's message. */
export function PlainField({
  label,
  help,
  error: rejection,
  className,
  id,
  required,
  isAnnounced,
  limit,
  beside,
  ...input
}: PlainFieldProps) {
  const controlId = id ?? `field-${input.name}`;
  const { error, isExcess, counter, withCounter, onInput } = useTextLength({
    id: controlId,
    limit,
    rejection,
    rejected: input.defaultValue,
  });
  return (
    <FieldFrame
      id={controlId}
      label={label}
      help={help}
      error={error}
      required={required}
      className={className}
      isAnnounced={isAnnounced || isExcess}
    >
      <div className="relative">
        <input
          type="text"
          {...input}
          id={controlId}
          onInput={onInput}
          aria-required={required ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={withCounter(describedBy(controlId, { help, error }))}
          className={beside ? `${fieldClasses} pr-20` : fieldClasses}
        />
        {beside}
      </div>
      {counter}
    </FieldFrame>
  );
}
