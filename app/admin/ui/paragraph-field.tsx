const MAX_LENGTH = 1000;

interface ParagraphFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  value?: string;
}

/** A labeled text of several lines, which is required. */
export function ParagraphField({ id, name, label, hint, value }: ParagraphFieldProps) {
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
        rows={3}
        required
        maxLength={MAX_LENGTH}
        defaultValue={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </div>
  );
}
