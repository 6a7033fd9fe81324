import { type InputHTMLAttributes, useState } from "react";
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
}

/** A labeled input outside a validated form; `error` is the server's message. A password can be shown. */
export function PlainField({
  label,
  help,
  error: rejection,
  className,
  id,
  required,
  isAnnounced,
  limit,
  ...input
}: PlainFieldProps) {
  const [isShown, setShown] = useState(false);
  const controlId = id ?? `field-${input.name}`;
  const { error, isExcess, counter, onInput } = useTextLength({
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
          {...(isShown && { type: "text" })}
          id={controlId}
          onInput={onInput}
          aria-required={required ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(controlId, { help, error, counter })}
          className={input.type === "password" ? `${fieldClasses} pr-20` : fieldClasses}
        />
        {input.type === "password" && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={controlId}
            onClick={() => setShown(!isShown)}
            className="scripted-only absolute inset-y-0 right-1 px-3 text-sm font-semibold underline underline-offset-4"
          >
            Show<span className="sr-only"> {label.toLowerCase()}</span>
          </button>
        )}
      </div>
      {counter}
    </FieldFrame>
  );
}
