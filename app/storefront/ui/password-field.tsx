import { useState } from "react";
import { Field, type FieldProps } from "./field";

/** A password of a ValidatedForm, which can be shown. */
export function PasswordField(field: Omit<FieldProps, "type" | "limit" | "beside">) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      beside={
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={`field-${field.name}`}
          onClick={() => setShown(!isShown)}
          className="scripted-only absolute inset-y-0 right-1 px-3 text-sm font-semibold underline underline-offset-4"
        >
          Show<span className="sr-only"> {field.label.toLowerCase()}</span>
        </button>
      }
    />
  );
}
