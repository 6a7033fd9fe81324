import { hintWithLimit } from "./hint-with-limit";

interface ParagraphFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  value?: string;
  problem?: string | null;
  rows?: number;
  /** Characters; a longer text is rejected, not cut. */
  limit?: number;
  isOptional?: boolean;
}

/** A labeled text of several lines with its hint and its error. */
export function ParagraphField(props: ParagraphFieldProps) {
  const { id, name, label, value, problem, rows = 3, limit = 1000, isOptional } = props;
  const hint = hintWithLimit(props.hint, limit);
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p id={hintId} className="hint">
        {hint}
      </p>
      <textarea
        id={id}
        name={name}
        rows={rows}
        required={!isOptional}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${hintId} ${problemId}` : hintId}
      />
      {problem && (
        <p id={problemId} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
