import type { InputHTMLAttributes } from "react";
import { hintWithLimit } from "./hint-with-limit";

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: string;
  problem?: string | null;
  /** Characters; a longer text is rejected, not cut. */
  limit?: number;
}

/** A labeled input with its hint and its error. */
export function TextField({ label, problem, limit, ...field }: TextFieldProps) {
  const { hint: ownHint, ...input } = field;
  const hint = hintWithLimit(ownHint, limit);
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
