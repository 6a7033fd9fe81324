interface ParagraphFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  value?: string;
  rows?: number;
  maxLength?: number;
}

/** A labeled text of several lines, which is required. */
export function ParagraphField({
  id,
  name,
  label,
  hint,
  value,
  rows = 3,
  maxLength = 1000,
}: ParagraphFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <textarea
        id={id}
        name={name}
        rows={rows}
        required
        maxLength={maxLength}
        defaultValue={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </div>
  );
}
