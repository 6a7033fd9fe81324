import { type InputHTMLAttributes, useState } from "react";
import { describedBy, FieldFrame, fieldClasses } from "./field-frame";

interface PlainFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  help?: string;
  error?: string;
  /** Reads the error aloud when it appears: for a form with one field. */
  isAnnounced?: boolean;
}

/** A labeled input outside a validated form; `error` is the server's message. A password can be shown. */
export function PlainField({
  label,
  help,
  error,
  className,
  id,
  required,
  isAnnounced,
  ...input
}: PlainFieldProps) {
  const [isShown, setShown] = useState(false);
  const controlId = id ?? `field-${input.name}`;
  return (
    <FieldFrame
      id={controlId}
      label={label}
      help={help}
      error={error}
      required={required}
      className={className}
      isAnnounced={isAnnounced}
    >
      <div className="relative">
        <input
          type="text"
          {...input}
          {...(isShown && { type: "text" })}
          id={controlId}
          aria-required={required ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(controlId, { help, error })}
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
    </FieldFrame>
  );
}
