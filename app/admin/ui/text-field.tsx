import type { InputHTMLAttributes } from "react";

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: string;
  problem?: string | null;
}

/** A labeled input with its hint and its error. */
export function TextField({ label, hint, problem, ...input }: TextFieldProps) {
  const id = input.id ?? input.name;
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const describedBy = [hint && hintId, problem && problemId].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      <input
        id={id}
        type="text"
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...input}
      />
      {problem && (
        <p id={problemId} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
