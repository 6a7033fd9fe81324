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
export function PlainArea(props: PlainAreaProps) {
  const { label, help, error: rejection, className, id, required, limit, ...area } = props;
  const controlId = id ?? `field-${area.name}`;
  const { error, isExcess, counter, withCounter, onInput } = useTextLength({
    id: controlId,
    limit,
    rejection,
    rejected: area.defaultValue,
  });
  return (
    <FieldFrame
      id={controlId}
      label={label}
      help={help}
      error={error}
      required={required}
      className={className}
      isAnnounced={isExcess}
    >
      <textarea
        {...area}
        id={controlId}
        onInput={onInput}
        aria-required={required ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={withCounter(describedBy(controlId, { help, error }))}
        className={fieldClasses}
      />
      {counter}
    </FieldFrame>
  );
}
